import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { receiveSmtp } from '../../../test/vendors/receive-smtp.ts'
import { buildApp } from '../../app.ts'
import { systemRandom } from '../../clock.ts'
import { createDiskStore } from '../../storage/disk-store.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { testServices } from '../../test/test-services.ts'
import { logInToSmtp } from '../../vendors/smtp/log-in.ts'
import { createSmtpMailer } from '../../vendors/smtp/smtp-mailer.ts'
import { sendTestMail } from '../send-test-mail-command.ts'
import { askRelays } from './ask-relays.ts'
import { findUnknownVariables } from './find-unknown-variables.ts'
import { judgeClock } from './look-at-clock.ts'
import { judgeSpace, lookAtDisk } from './look-at-disk.ts'
import { lookAtForwarding } from './look-at-forwarding.ts'
import { lookAtOrigin } from './look-at-origin.ts'
import { lookAtSender } from './look-at-sender.ts'
import { lookAtSignatures } from './look-at-signatures.ts'
import { tryFileStore } from './try-file-store.ts'

/** A server of this test alone. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a mistyped variable is named with the one that was meant, and what is of others is let be', () => {
  const mistyped = { SMTP_URI: '', ORG_ENI: '', TRUST_PROXI: '1', SECERT_FILE: '/x', STRIPE_KEY: 'sk_live_x' }
  expect(findUnknownVariables({ ...mistyped, SMTP_URL: 'smtp://x', SECRET_FILE: '/x' })).toEqual([
    'SMTP_URI is read by nothing; is SMTP_URL meant?',
    'ORG_ENI is read by nothing; is ORG_EIN meant?',
    'TRUST_PROXI is read by nothing; is TRUST_PROXY meant?',
    'SECERT_FILE is read by nothing; is SECRET meant?',
    expect.stringContaining('STRIPE_KEY is read by nothing; the nearest is STRIPE_') as string,
  ])
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'SHELL',
    'TERM',
    'USER',
    'LANG',
    'PWD',
    'NODE_OPTIONS',
    'NODE_COMPILE_CACHE',
  ]
  const services = [
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'STATE_DIRECTORY',
    'MALLOC_ARENA_MAX',
    'VITE_AUTH_URL',
    'npm_config_x',
  ]
  expect(
    findUnknownVariables(Object.fromEntries([...others, ...services].map((name) => [name, 'x']))),
  ).toEqual([])
})

test('little space is told as a share of the disk and in whole gigabytes', () => {
  const gigabytes = (free: number, total: number) => () =>
    judgeSpace({ free: free * 1e9, total: total * 1e9 })
  expect(gigabytes(12, 40)()).toBe('12.0 of 40.0 GB are free')
  expect(gigabytes(100, 4_000)()).toBe('100.0 of 4000.0 GB are free')
  expect(gigabytes(3, 40)).toThrow('only 3.0 of 40.0 GB are free')
  expect(gigabytes(0.9, 4)).toThrow('only 0.9')
  expect(lookAtDisk(tmpdir().concat('/not/made/yet')), 'of the nearest folder that there is').toContain('GB')
})

test('a clock that is off is named by seconds and direction, by the middle one of those asked', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second))
  const told = (second: number) => ({
    host: `relay-${second}`,
    date: at(second),
    askedAt: at(30),
    heardAt: at(31),
  })
  expect(judgeClock([told(30), told(3), told(31)])).toContain('within 10 seconds of relay-30')
  expect(() => judgeClock([told(10), told(30), told(5)])).toThrow('19 seconds fast')
  expect(() => judgeClock([told(55)])).toThrow('24 seconds slow')
  expect(() => judgeClock([])).toThrow('nobody could be asked')
})

test('relays are asked for their chain, and one that answers is enough', async () => {
  const relay = await serve((request, response) => {
    response.writeHead(request.url === '/abc/info' ? 200 : 404).end('{}')
  })
  const { said, told } = await askRelays([`${relay}/`, 'http://127.0.0.1:1'], 'abc')
  expect(said).toBe('1 of 2 relays answer')
  expect(judgeClock(told)).toContain('within 10 seconds')
  await expect(askRelays([relay], 'of-another-chain')).rejects.toThrow('draws would wait')
})

test('the site is asked at its own address whether it is this one, ready and of this version', async () => {
  const ours = { name: 'project-tower', version: '0.1.0', commit: 'a'.repeat(40) }
  let [version, isReady] = [JSON.stringify(ours), true]
  const origin = await serve((request, response) => {
    response.writeHead(request.url === '/readyz' && !isReady ? 503 : 200).end(version)
  })
  expect(await lookAtOrigin(origin, ours)).toBe(`${origin} answers in this version`)
  await expect(lookAtOrigin(origin, { ...ours, commit: 'b'.repeat(40) })).rejects.toThrow('another version')
  isReady = false
  await expect(lookAtOrigin(origin, ours)).rejects.toThrow('not ready: 503')
  version = '<h1>Welcome to nginx!</h1>'
  await expect(lookAtOrigin(origin, ours)).rejects.toThrow('leads to something else')
  await expect(lookAtOrigin('http://127.0.0.1:1', ours)).rejects.toThrow('127.0.0.1:1')
})

test('a site that believes what visitors say of their address is told, and one that sees its proxy alone', async () => {
  const behind = async (TRUST_PROXY: string, proxies: 0 | 1) => {
    const app = await buildApp(await testServices({ environment: { TRUST_PROXY } }))
    onTestFinished(() => app.close())
    const server = await app.listen({ port: 0, host: '127.0.0.1' })
    // The proxy writes down whom it saw, after what the visitor said.
    const proxy = await serve(async (request, response) => {
      const said = `${String(request.headers['x-forwarded-for'])}, 192.0.2.9`
      const answer = await fetch(server + request.url, { headers: { 'x-forwarded-for': said } })
      response.end(await answer.text())
    })
    return lookAtForwarding(proxies === 1 ? proxy : server, {
      TRUST_PROXY: Number(TRUST_PROXY),
      production: true,
    })
  }
  expect(await behind('1', 1)).toContain('counted as 192.0.2.9')
  await expect(behind('2', 1)).rejects.toThrow('TRUST_PROXY=2 is more than the number of your proxies')
  await expect(behind('1', 0)).rejects.toThrow('visitors may say')
  await expect(behind('0', 1)).rejects.toThrow('counted as 127.0.0.1, your own proxy')
})

test('a test mail goes out at once, past the outbox, and a server that does not take it is quoted', async () => {
  const refusals: string[] = []
  const { url, mails } = await receiveSmtp(() => refusals[0])
  const services = await testServices()
  const withMail = { ...services, mailer: createSmtpMailer({ url, from: 'Tower <hello@tower.test>' }) }
  await sendTestMail(withMail, 'you@example.org')
  expect(mails.map(({ to }) => to)).toEqual([['you@example.org']])
  expect(mails[0]?.text).toContain('Subject: A test mail of http://tower.test')
  refusals.push('550 5.7.1 this sender may not')
  await expect(sendTestMail(withMail, 'you@example.org')).rejects.toThrow('550 5.7.1 this sender may not')
  await expect(sendTestMail(services, 'you@example.org')).rejects.toThrow('Mail is captured here')
})

test('the mail server is logged in to, nothing is sent, and a refused password is told', async () => {
  const { url, mails } = await receiveSmtp(undefined, { login: { user: 'tower', password: 'right' } })
  const as = (password: string) => url.replace('//', `//tower:${password}@`)
  await logInToSmtp(as('right'))
  await expect(logInToSmtp(as('wrong'))).rejects.toThrow('535')
  await expect(logInToSmtp('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED')
  expect(mails).toEqual([])
})

test('a sender whose domain says nothing of its mail is told, and a policy of the domain above counts', async () => {
  const lookAt = (from: string, records: Record<string, string[]>) =>
    lookAtSender(from, (name) => {
      const found = records[name]
      if (!found) return Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
      return Promise.resolve(found.map((text) => [text.slice(0, 5), text.slice(5)]))
    })
  const from = 'Tower <hello@mail.example.org>'
  const policy = { '_dmarc.example.org': ['v=DMARC1; p=none'] }
  const spf = 'v=spf1 include:smtp.example.net -all'
  expect(await lookAt(from, { ...policy, 'mail.example.org': ['unlike', spf] })).toContain(
    'has SPF and DMARC',
  )
  expect(await lookAt(from, policy)).toContain('no SPF')
  await expect(lookAt(from, { 'mail.example.org': [spf] })).rejects.toThrow('no DMARC record')
  await expect(lookAt(from, { ...policy, 'mail.example.org': [spf, spf] })).rejects.toThrow('2 SPF records')
  const nobody = () => Promise.reject(Object.assign(new Error('queryTxt'), { code: 'ECONNREFUSED' }))
  await expect(lookAtSender(from, nobody)).rejects.toThrow('no name server answered for mail.example.org')
})

test('keys of signatures are read from the DNS: one that is missing, taken back, cut, weak or of two is told', async () => {
  const publicKey = (bits: number, type: 'spki' | 'pkcs1' = 'spki') =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .publicKey.export({ format: 'der', type })
      .toString('base64')
  const strong = publicKey(2_048)
  const lookAt = (...records: string[]) =>
    lookAtSignatures('Tower <hello@Example.org>', ['s1'], (name) =>
      name === 's1._domainkey.example.org' && records.length > 0
        ? Promise.resolve(records.map((text) => [text.slice(0, 9), text.slice(9)]))
        : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' })),
    )
  expect(await lookAt(`v=DKIM1; k=rsa; p=${strong}`)).toBe(
    'example.org has the keys of its signatures: s1 (rsa, 2048 bits)',
  )
  expect(await lookAt('unlike', `p=${publicKey(1_024, 'pkcs1')}`)).toContain('1024 bits; better 2048')
  expect(await lookAt(`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`)).toContain(
    '(ed25519)',
  )
  expect(await lookAt(`v=DKIM1; t=y:s; p=${strong}`)).toContain('marked as a test')
  await expect(lookAt()).rejects.toThrow('s1._domainkey.example.org has no DKIM record')
  await expect(lookAt('v=DKIM1; p=')).rejects.toThrow('is taken back')
  await expect(lookAt(`v=DKIM1; p=${strong.slice(0, 200)}`)).rejects.toThrow('may have been cut')
  await expect(lookAt(`p=${publicKey(768)}`)).rejects.toThrow('768 bits, which counts as none')
  await expect(lookAt(`p=${strong}`, `p=${strong}`)).rejects.toThrow('2 DKIM records')
  await expect(lookAt(`k=dsa; p=${strong}`)).rejects.toThrow('do not know (dsa)')
  expect(await lookAtSignatures('hello@example.org', [], () => Promise.resolve([]))).toContain(
    'MAIL_DKIM_SELECTORS',
  )
})

test('a file is kept, read and removed; a store that loses what it took is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tower-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = createDiskStore(folder)
  expect(await tryFileStore(store, systemRandom)).toBe('a file was kept, read and removed')
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(left).toEqual([])
  const losing: FileStore = { ...store, open: () => Promise.resolve(undefined) }
  await expect(tryFileStore(losing, systemRandom)).rejects.toThrow('is not there')
})
