// @module-tag some-on-pglite: one path of the rotation.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildClassrooms, buildDraw } from '../../../test/matching/draws/build-draw.ts'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { openSeed } from '../../matching/draws/seal-seed.ts'
import { nominatorPepper } from '../../matching/nominations/nominator-pepper.ts'
import { isSignedAddress, signAddress } from '../../oversight/files/file-address.ts'
import { webhookSecret } from '../../oversight/webhooks/webhook-secret.ts'
import { hashRecoveryCode } from '../../people/identity/second-factor/recovery-code.ts'
import { openSecret, sealSecret } from '../../people/identity/second-factor/seal-secret.ts'
import type { TestServices } from '../../test/test-services.ts'
import { describeProcess } from '../watch/describe-process.ts'
import { saveBeat } from '../watch/beats.queries.ts'
import { countUnopened, wordUnopened } from './count-unopened.ts'
import { DeafProcesses, rotateSecret } from './rotate-secret.ts'
import { settleSecret } from './settle-secret.ts'

const former = 'the secret that was, long enough to pass'
const next = 'the secret that comes, long enough to pass'
const factorId = '00000000-0000-4000-8000-0000000000f1'

/** A site that was used under one secret, and how further processes of it begin. */
async function buildUsedSite() {
  const first = await buildIdentity({ environment: { SECRET: former, RATE_LIMIT_FACTOR: '1000' } })
  const { services, signIn, requestLink, allow, staffAccount } = first
  await settleSecret(services)
  const begin = async (environment: Record<string, string>) => {
    const world = await buildIdentity({
      database: services.database,
      environment: { RATE_LIMIT_FACTOR: '1000', ...environment },
    })
    await settleSecret(world.services)
    return world
  }
  await buildClassrooms(services, [1])
  const drawId = await buildDraw(services, { inMinutes: 600 })
  await staffAccount('dana@tower.test')
  const session = await signIn('dana@tower.test')
  await allow('teacher@school.edu', 'teacher')
  await requestLink('teacher@school.edu', 'teacher')
  const sealed = sealSecret(services, factorId, Buffer.from('a secret of an app'))
  await services.database.script(`
    insert into second_factors (id, user_id, secret_sealed) select '${factorId}', id, '${sealed}' from users limit 1;
    insert into webhooks (url, events, salt, request_key, created_at, updated_at)
      values ('https://there.test', '{gift.received}', 'of-a-webhook', gen_random_uuid(), now(), now());`)
  const both = { SECRET: next, SECRET_OLD: former }
  return { ...first, begin, session, drawId, both }
}

type World = Awaited<ReturnType<typeof buildIdentity>>

/** What was kept, as a process reads it. */
async function readKept({ services, mailedLink }: World, drawId: string) {
  const { config, database } = services
  const [factor, draw] = await database.read(async (tx) => [
    await tx.selectFrom('second_factors').select('secret_sealed').executeTakeFirstOrThrow(),
    await tx
      .selectFrom('assignment_slots')
      .select(['id', 'seed_hash', 'sealed_seed', 'server_seed'])
      .where('id', '=', drawId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    factor: openSecret(services, factorId, factor.secret_sealed)?.toString(),
    seed: openSeed(services, draw),
    link: (await mailedLink('teacher@school.edu')).token,
    pepper: nominatorPepper(services).toString('hex'),
    recovery: hashRecoveryCode(config, 'somebody', 'ABCD-EFGH-JKLM'),
    webhook: webhookSecret(services, 'of-a-webhook'),
  }
}

const countOf = (services: TestServices, mark: string) =>
  services.database.read(
    async (tx) =>
      (await tx.selectFrom('audit_log').select('action').where('action', '=', mark).execute()).length,
  )

test(
  'two servers go from one secret to the next: nobody is signed out, links and codes hold, and what was kept is read as before',
  { tags: 'on-pglite-too' },
  async () => {
    const old = await buildUsedSite()
    const { begin, both, session, drawId } = old
    const kept = await readKept(old, drawId)
    expect(kept.factor).toBe('a secret of an app')

    // The first one knows both, and signs as the other still does.
    const rolled = await begin(both)
    expect(rolled.services.config.SECRET).toBe(former)
    const signedByRolled = await rolled.signIn('dana@tower.test')
    expect((await old.getUser(signedByRolled.access_token)).statusCode).toBe(200)
    expect((await rolled.getUser(session.access_token)).statusCode).toBe(200)
    const address = { path: '/x', standing: 'y' }
    const signed = Object.fromEntries(new URL(signAddress(old.services, address), 'http://x').searchParams)

    const command = await begin(both)
    const rotated = await rotateSecret(command.services, next)
    expect(rotated).toMatchObject({ changed: true, unreadable: 0 })
    expect(rotated.resealed, 'a factor, a seed and a mail').toBeGreaterThanOrEqual(3)
    // Until it looked, it signs with the former: those that looked accept that.
    const looked = await begin(both)
    expect(looked.services.config.SECRET).toBe(next)
    const late = await rolled.signIn('dana@tower.test')
    expect((await looked.getUser(late.access_token)).statusCode).toBe(200)
    const early = await looked.signIn('dana@tower.test')
    expect((await rolled.getUser(early.access_token)).statusCode).toBe(200)
    expect(
      isSignedAddress(looked.services, {
        ...address,
        signature: signed.signature,
        expires: Number(signed.expires),
      }),
    ).toBe(true)
    // Two tabs that refresh at once, one at each: one chain.
    const [one, other] = [await rolled.refresh(late.refresh_token), await looked.refresh(late.refresh_token)]
    expect(other.json<{ refresh_token: string }>().refresh_token).toBe(
      one.json<{ refresh_token: string }>().refresh_token,
    )

    await settleSecret(rolled.services)
    expect(rolled.services.config.SECRET).toBe(next)
    const after = await begin({ SECRET: next })
    expect(await readKept(after, drawId)).toEqual(kept)
    expect((await after.refresh(session.refresh_token)).statusCode).toBe(200)
    await expect(begin({ SECRET: former })).rejects.toThrow('is not the one')
    expect(await countOf(after.services, 'process.secret_rotated')).toBe(1)
  },
)

test('a rotation that was cut off is run again and does the rest, and once more does nothing', async () => {
  const old = await buildUsedSite()
  const command = await old.begin(old.both)
  await rotateSecret(command.services, next)
  const again = await old.begin(old.both)
  const sealed = sealSecret(old.services, factorId, Buffer.from('a secret of an app'))
  await old.services.database.script(`update second_factors set secret_sealed = '${sealed}'`)
  expect(await rotateSecret(again.services, next)).toEqual({ changed: false, resealed: 1, unreadable: 0 })
  expect(await rotateSecret(again.services, next)).toEqual({ changed: false, resealed: 0, unreadable: 0 })
})

test('a rotation that was cut off in its minute of waiting is told of, with SECRET_OLD and without it, until it is run again', async () => {
  const old = await buildUsedSite()
  const said = async (environment: Record<string, string>) =>
    wordUnopened(await countUnopened((await old.begin(environment)).services))
  expect(await said(old.both)).toBeUndefined()
  const { services } = await old.begin(old.both)
  const beat = { ...describeProcess(services), mailLeftMsAgo: undefined, disk: undefined }
  await services.database.transaction((tx) => saveBeat(tx, beat))
  const pause = () => Promise.reject(new Error('killed'))
  await expect(rotateSecret({ ...services, pause }, next)).rejects.toThrow('killed')

  expect(await said({ SECRET: next })).toMatch(
    /^[1-9]\d* .* can’t be opened.* as SECRET_OLD and run it again$/,
  )
  expect(await said(old.both)).toMatch(
    /^[1-9]\d* .* former SECRET: run rotate-secret again, before SECRET_OLD goes$/,
  )
  await rotateSecret((await old.begin(old.both)).services, next)
  expect(await said({ SECRET: next })).toBeUndefined()
})

test('the next rotation keeps the same keys once more', async () => {
  const old = await buildUsedSite()
  const kept = await readKept(old, old.drawId)
  await rotateSecret((await old.begin(old.both)).services, next)
  const third = 'the secret after that, long enough to pass'
  await rotateSecret((await old.begin({ SECRET: third, SECRET_OLD: next })).services, third)
  expect(await readKept(await old.begin({ SECRET: third }), old.drawId)).toEqual(kept)
})

test('nothing is changed while a process runs that would refuse what the new secret signs', async () => {
  const old = await buildUsedSite()
  const { database } = old.services
  const beat = { mailLeftMsAgo: undefined, disk: undefined }
  const deaf = describeProcess(old.services)
  await database.transaction((tx) => saveBeat(tx, { ...deaf, ...beat }))
  const { services } = await old.begin(old.both)
  await expect(rotateSecret(services, next)).rejects.toThrow(DeafProcesses)
  expect(await countOf(services, 'process.secret_rotated')).toBe(0)
  await database.script(`update process_beats set ended_at = now()`)
  await database.transaction((tx) => saveBeat(tx, { ...describeProcess(services), ...beat }))
  expect(await rotateSecret(services, next)).toMatchObject({ changed: true })
})

test('whatever takes a key from the secret says what becomes of it when that is another one', () => {
  const source = join(import.meta.dirname, '../..')
  const takes = /(config|services)\.SECRET\b|\{ SECRET\b/
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test/'))
    .filter((file) => takes.test(readFileSync(join(source, file), 'utf8')))
  // These give it, ask whether there is one, or tell which counts.
  expect(files.toSorted()).toEqual([
    'cli/adopt-secret-command.ts',
    'find-config-faults.ts',
    'http/rate-limit.ts',
    'open-payments.ts',
    'oversight/defense/guard-forms.ts',
    'people/account/erasure/again/erasure-marks.ts',
    'people/identity/keys.ts',
    'people/prospects/consents/keeper-browser.ts',
    'people/prospects/consents/seal-network.ts',
    'process/backup/restore.ts',
    'process/secret/settle-secret.ts',
    'process/watch/describe-process.ts',
    'secret-keys.ts',
    'secret.ts',
  ])
})
