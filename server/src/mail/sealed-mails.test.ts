import { paths } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import { listQueuedSamples, listSamples, siteOf } from '../../test/mail/list-samples.ts'
import type { OpenMailName, SealedMailName } from '../declared.ts'
import { everyMail } from '../mail-templates.ts'
import { checkRows } from '../test/check-rows.ts'
import { testServices } from '../test/test-services.ts'
import { sendDueMails } from './send-due-mails.ts'
import { queueMail, type QueuedMail } from './queue-mail.ts'
import { coverParams, queueSealedMail, replaceSecrets } from './queue-sealed.ts'
import { SecretText } from './secret-text.ts'

/** In a query, what opens something without a session. */
const keys = ['link', 'token', 'token_hash', 'code', 'key', 'proof']
const giftPage = new RegExp(`^${paths.gift({ followKey: '([^/]+)' })}$`)
/** The code by which others nominate the same classroom is there to be passed on. */
const isShared = ({ pathname }: URL) => pathname === '/share/RIVERA4' || pathname === paths.nominateTeacher

/** Whatever of a mail's text opens something: keys of links, and codes that stand by themselves. */
function secretsIn(text: string): string[] {
  const links = (text.match(/https?:\/\/[^\s>)]+/g) ?? []).map((link) => new URL(link))
  const opening = links
    .filter((link) => !isShared(link))
    .flatMap((link) => [
      ...keys.flatMap((key) => link.searchParams.get(key) ?? []),
      ...(giftPage.exec(link.pathname)?.slice(1) ?? []),
      ...(link.hostname === 'tower.test' ? [] : [link.pathname]),
    ])
  return [...opening, ...(text.match(/^\d{6}$/gm) ?? [])]
}

test('no mail of the product lies in the outbox with a link or code that opens something, before it left or after', async (context) => {
  const services = await testServices({ environment: { MAIL_PACE: '0' } })
  const { database } = services
  const queued = listQueuedSamples().map((sample, at) => ({ ...sample, to: `reader-${at}@example.org` }))
  await database.transaction(async (tx) => {
    for (const { template, params, to } of queued) {
      const mail = { dedupeKey: `sample:${to}`, to, template, params }
      if (everyMail.isSealed(template))
        await queueSealedMail(services, tx, mail as QueuedMail<SealedMailName>)
      else await queueMail(tx, mail as QueuedMail<OpenMailName>)
    }
  })
  const rowsTo = async () =>
    new Map(
      (await database.read((tx) => tx.selectFrom('mails').selectAll().execute())).map((row) => [
        row.to_email,
        JSON.stringify(row),
      ]),
    )
  const waiting = await rowsTo()
  const texts = new Map<string, string>()
  const send = async ({ to, text, replyTo }: { to: string; text: string; replyTo?: string }) =>
    void texts.set(to, `${text}\n${replyTo ?? ''}`)
  expect(await sendDueMails({ ...services, mailer: { send } })).toBe(queued.length)
  const left = await rowsTo()
  let found = 0
  await checkRows(
    context,
    queued,
    ({ to, template }) => {
      const secrets = secretsIn(texts.get(to) ?? '')
      found += secrets.length
      for (const secret of [...secrets, ...(/^t\S+@reply\S+$/m.exec(texts.get(to) ?? '') ?? [])])
        for (const row of [waiting, left]) expect(row.get(to), secret).not.toContain(secret)
      if (everyMail.isSealed(template))
        expect(JSON.parse(left.get(to) ?? '')).toMatchObject({ params: {}, text: '' })
    },
    ({ template, form }) => `${template}, ${form}`,
  )
  expect(found).toBeGreaterThan(30)
})

test('a secret of a mail is never written by accident', () => {
  const secret = new SecretText('a link')
  expect(() => JSON.stringify({ url: secret })).toThrow('sealed only')
  expect(() => String(secret)).toThrow('sealed only')
})

test('whoever looks at a mail of somebody else reads what it says, with all that opens something covered', async (context) => {
  const params = { url: { sealed: '00ff' }, children: [{ name: 'Robin', url: { sealed: 'ab' } }], at: null }
  expect(coverParams(params)).toEqual({
    url: '•••',
    children: [{ name: 'Robin', url: '•••' }],
    at: null,
  })
  await checkRows(
    context,
    listSamples().filter(({ template }) => everyMail.isSealed(template)),
    ({ template, form }) => {
      const queued = listQueuedSamples().find((one) => one.template === template && one.form === form)
      const secrets: string[] = []
      const covered = replaceSecrets(queued?.params, ({ words }) => (secrets.push(words), '•••'))
      const { text } = everyMail.render(template, covered, siteOf(template), 'en')
      for (const secret of secrets) expect(text).not.toContain(secret)
      if (secrets.length > 0 && template !== 'ticket_answer') expect(decodeURI(text)).toContain('•••')
    },
    ({ template, form }) => `${template}, ${form}`,
  )
})
