import { consentTexts } from '@tower/contract/people/consent-text.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markHeld, selectHeld } from '../../../mail/held/held-mails.queries.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import {
  buildCircle,
  buildProspectActor,
  type Circle,
} from '../../../../test/people/prospects/build-prospects.ts'
import { eraseProspects } from '../erase-prospects.ts'
import type { ProspectActor } from '../prospects.access.ts'
import { setBirthday } from '../prospects.queries.ts'
import { signedText } from './consent-text-hash.ts'
import { linkGuardian } from './consent-traces.queries.ts'
import { lastConsentToken } from '../../../../test/people/prospects/consent-token.ts'
import { sendAs } from '../../../../test/people/send-as.ts'
import { approveProspect } from '../../../../test/people/prospects/approve.ts'

let world: TestApp
let circle: Circle
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})
// Each test mails its own people, and the hour's limit of one network is not its subject.
beforeEach(() => world.services.clock.advance(3_600_000))

const send = (actor: { userId: string } | null, method: 'GET' | 'POST', url: string, payload?: object) =>
  sendAs(world, actor, { method, url, ...(payload && { payload }) })

let number = 0
/** A draft that a coach began and handed in, with the guardian's mailed token. */
async function buildAsked() {
  number += 1
  const email = `parent-${number}@families.test`
  const begun = await send(circle.coach, 'POST', '/api/prospect/onboard', {
    ...{ first_name: `Nia${number}`, last_name: 'Quillfeather', guardian_email: email },
  })
  const { id } = begun.json<{ prospect: { id: string } }>().prospect
  await send(circle.coach, 'POST', '/api/prospect/submit', { prospect_id: id })
  return { id, email, token: await lastToken(email) }
}

const lastToken = (email: string) => lastConsentToken(world.services, email)

const all = { profile: true, photos: true, location: true, school: true, signed_name: 'Pat Quillfeather' }
const nothing = { profile: false, photos: false, location: false }
const say = (token: string, said: object = all) =>
  send(null, 'POST', '/api/prospect/consent', { token, ...said })
const approve = (prospectId: string) =>
  approveProspect(world.services, { actor: circle.admin, prospectId, approved: true })
const read = (prospectId: string) =>
  world.services.database.read((tx) =>
    tx.selectFrom('prospects').selectAll().where('id', '=', prospectId).executeTakeFirstOrThrow(),
  )
const isPublic = async (id: string) =>
  (await send(null, 'GET', `/api/prospect/detail?id=${id}`)).statusCode === 200

describe('a mailed link', () => {
  test('shows what would be public, changes nothing when opened, and signs once', async () => {
    const { id, token } = await buildAsked()
    for (const _ of [1, 2]) {
      const opened = await send(null, 'GET', `/api/prospect/consent?token=${token}`)
      expect(opened.json()).toMatchObject({
        state: 'open',
        case: { subject: { first_name: `Nia${number}`, last_name: 'Q.' }, said: null, may_grant: true },
      })
      expect(opened.body).not.toMatch(/quillfeather/i)
      expect(opened.headers['cache-control']).toBe('no-store')
    }
    expect((await read(id)).consent_id).toBeNull()
    const answers = await Promise.all([say(token), say(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const words = await world.services.database.read((tx) =>
      tx.selectFrom('prospect_consents').selectAll().where('prospect_id', '=', id).execute(),
    )
    expect(words).toMatchObject([
      { granted: true, photos: true, location: true, how: 'link', text_version: 2, evidence: null },
    ])
    expect(words[0]?.text_hash).toBe(signedText('en').hash)
    const used = await send(null, 'GET', `/api/prospect/consent?token=${token}`)
    expect(used.json()).toEqual({ state: 'used', case: null })
  })

  test('is refused without a name, when it is unknown, and when it is too old, and shows no child then', async () => {
    const { id, token } = await buildAsked()
    expect((await say(token, { ...all, signed_name: ' ' })).json()).toMatchObject({
      code: 'prospects.name_required',
    })
    // What was refused did not use the link up.
    expect((await send(null, 'GET', `/api/prospect/consent?token=${token}`)).json()).toMatchObject({
      state: 'open',
    })
    for (const wrong of ['', 'x', `${token}x`]) {
      expect((await say(wrong)).json()).toMatchObject({ code: 'prospects.link_unknown' })
      expect((await send(null, 'GET', `/api/prospect/consent?token=${wrong}`)).statusCode).toBe(404)
    }
    world.services.clock.advance(15 * 86_400_000)
    expect((await say(token)).json()).toMatchObject({ code: 'prospects.link_expired' })
    expect((await send(null, 'GET', `/api/prospect/consent?token=${token}`)).json()).toEqual({
      state: 'expired',
      case: null,
    })
    expect((await read(id)).consent_id).toBeNull()
  })

  test('is mailed anew to whoever asks for it, and to nobody who is no guardian', async () => {
    const { email, token, id } = await buildAsked()
    await say(token)
    const ask = (address: string) => send(null, 'POST', '/api/prospect/consent-link', { email: address })
    const waits: number[] = []
    const { delayAnswer } = world.services
    world.services.delayAnswer = (ms) => (waits.push(ms), delayAnswer(ms))
    expect((await ask(email)).body).toBe((await ask('stranger@families.test')).body)
    expect(waits, 'the time of the answer tells no more than its words').toHaveLength(2)
    world.services.delayAnswer = delayAnswer
    const mails = await world.services.database.read((tx) =>
      tx.selectFrom('mails').select('id').where('to_email', '=', 'stranger@families.test').execute(),
    )
    expect(mails).toEqual([])
    expect((await say(await lastToken(email), nothing)).statusCode).toBe(200)
    expect((await read(id)).consent_id).toBeNull()
    // The same word again uses a link up as well, and so brings the next one.
    const next = await lastToken(email)
    expect((await say(next, nothing)).statusCode).toBe(200)
    expect(await lastToken(email)).not.toBe(next)
  })
})

test('what is not allowed is not public: pictures, city and school by a switch of their own, and nothing unless it is said', async () => {
  const { id, token } = await buildAsked()
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('prospects')
      .set({ avatar_url: '/a.webp', cover_url: '/c.webp', city: 'Springfield', state: 'OH', school: 'North' })
      .where('id', '=', id)
      .execute(),
  )
  await say(token, { ...all, photos: false, location: false, school: undefined })
  await approve(id)
  const shown = (await send(null, 'GET', `/api/prospect/detail?id=${id}`)).json<Record<string, unknown>>()
  expect(shown).toMatchObject({ avatar_url: null, cover_url: null, city: null, state: null, school: null })
  await say(await lastToken(`parent-${number}@families.test`), { ...all, location: false })
  expect((await send(null, 'GET', `/api/prospect/detail?id=${id}`)).json()).toMatchObject({
    ...{ city: null, state: null, school: 'North' },
  })
  await say(await lastToken(`parent-${number}@families.test`))
  expect((await send(null, 'GET', `/api/prospect/detail?id=${id}`)).json()).toMatchObject({
    ...{ avatar_url: '/a.webp', cover_url: '/c.webp', city: 'Springfield', school: 'North' },
  })
  const taken = await say(await lastToken(`parent-${number}@families.test`), { ...all, school: false })
  expect(taken.json()).toMatchObject({ in_force: { location: true, school: false } })
  expect((await send(null, 'GET', `/api/prospect/detail?id=${id}`)).json()).toMatchObject({
    ...{ city: 'Springfield', school: null },
  })
})

test('of two guardians who disagree the stricter word holds, whoever speaks last', async () => {
  const { id, token } = await buildAsked()
  const second = `second-${number}@families.test`
  await send(circle.coach, 'POST', '/api/prospect/invite-guardian', { prospect_id: id, email: second })
  const other = await lastToken(second)
  await say(token)
  expect(await read(id)).toMatchObject({ consent_photos: true, consent_location: true })
  const strict = await say(other, { ...all, photos: false, signed_name: 'Lee' })
  expect(strict.json()).toMatchObject({ in_force: { profile: true, photos: false, location: true } })
  await approve(id)
  await say(await lastToken(second), nothing)
  expect(await isPublic(id)).toBe(false)
  const third = await say(await lastToken(`parent-${number}@families.test`), { ...all, location: false })
  expect(third.json()).toMatchObject({
    said: { profile: true, location: false },
    in_force: { profile: false, photos: false, location: false },
  })
})

test('from 18 on the athlete decides: guardians can only take back until then, and not at all after', async () => {
  const { id, token, email } = await buildAsked()
  await say(token, { ...all, born_on: '2009-03-04' })
  const athlete = await buildProspectActor(world.services, `grown-${number}@prospects.test`, 'athlete')
  await world.services.database.transaction((tx) =>
    tx.updateTable('prospects').set({ athlete_id: athlete.userId }).where('id', '=', id).execute(),
  )
  const speak = (said: object) =>
    send(athlete, 'POST', '/api/prospect/consents', { prospect_id: id, ...said })
  expect((await speak(all)).json()).toMatchObject({ code: 'prospects.not_of_age' })
  const before = world.services.clock.now()
  world.services.clock.set(new Date('2027-03-04T05:00:00Z'))
  try {
    const ask = () => send(null, 'POST', '/api/prospect/consent-link', { email })
    await ask()
    expect((await say(await lastToken(email), all)).json()).toMatchObject({ code: 'prospects.of_age' })
    // What the guardian allowed before goes on until the athlete speaks.
    expect((await read(id)).consent_id).not.toBeNull()
    expect((await speak({ ...all, photos: false })).json()).toMatchObject({
      in_force: { profile: true, photos: false, location: true },
    })
    await say(await lastToken(email), nothing)
    expect(await read(id)).toMatchObject({ consent_photos: false, consent_location: true })
    expect((await read(id)).consent_id).not.toBeNull()
    // A birthday that is corrected weighs all words anew.
    await world.services.database.transaction((tx) =>
      setBirthday(tx, id, '2012-01-01', world.services.clock.now()),
    )
    expect((await read(id)).consent_id).toBeNull()
  } finally {
    world.services.clock.set(before)
  }
})

test('a guardian sees and decides for their children alone, from an account that proved the address', async () => {
  const mine = await buildAsked()
  const foreign = await buildAsked()
  const guardian = await buildProspectActor(world.services, mine.email, 'guardian')
  await world.services.database.transaction((tx) =>
    linkGuardian(tx, { userId: guardian.userId, email: mine.email }),
  )
  const list = await send(guardian, 'GET', '/api/prospect/consents')
  expect(list.json<{ items: { prospect_id: string }[] }>().items.map((item) => item.prospect_id)).toEqual([
    mine.id,
  ])
  const speak = (prospectId: string) =>
    send(guardian, 'POST', '/api/prospect/consents', { prospect_id: prospectId, ...all })
  expect((await speak(mine.id)).statusCode).toBe(200)
  expect((await speak(foreign.id)).statusCode).toBe(404)
  expect((await speak('nobody')).statusCode).toBe(404)
  for (const [actor, status] of [
    [circle.coach, 403],
    [circle.admin, 403],
    [circle.athlete, 404],
  ] as [ProspectActor, number][]) {
    const answer = await send(actor, 'POST', '/api/prospect/consents', { prospect_id: mine.id, ...all })
    expect([actor.role, answer.statusCode]).toEqual([actor.role, status])
  }
})

test('a mail that shows a child and has not left, held back or not, is withdrawn with the consent, one that has left cannot be sent again, and others go on', async () => {
  const { id, token, email } = await buildAsked()
  await say(token)
  await world.services.database.transaction(async (tx) => {
    for (const aboutId of [id, crypto.randomUUID()])
      await queueMail(tx, {
        ...{
          dedupeKey: `about:${aboutId}`,
          to: 'fan@sponsors.test',
          template: 'program_open',
          aboutIds: [aboutId],
        },
        params: { name: `Nia${number}`, path: '/' },
      })
    // One that names a child waits for a superadmin.
    const held = { dedupeKey: `held:${id}`, to: 'fan@sponsors.test', template: 'program_open' } as const
    await queueMail(tx, { ...held, aboutIds: [id], params: { name: `Nia${number} Quillfeather`, path: '/' } })
    const { id: heldId } = await tx
      .selectFrom('mails')
      .select('id')
      .where('dedupe_key', '=', `held:${id}`)
      .executeTakeFirstOrThrow()
    await markHeld(tx, heldId)
    // One that has left, which staff may send again.
    const left = { ...held, dedupeKey: `left:${id}`, aboutIds: [id] }
    await queueMail(tx, { ...left, params: { name: `Nia${number}`, path: '/' } })
    await tx
      .updateTable('mails')
      .set({ sent_at: new Date(), subject: 'Open', html: 'Open', text: 'Open' })
      .where('dedupe_key', '=', left.dedupeKey)
      .execute()
  })
  await say(await lastToken(email), nothing)
  expect(await world.services.database.read((tx) => selectHeld(tx, 10))).toEqual([])
  const mails = await world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['about_id', 'given_up_at', 'params', 'sent_at'])
      .where('to_email', '=', 'fan@sponsors.test')
      .orderBy('given_up_at')
      .execute(),
  )
  expect(mails).toHaveLength(4)
  for (const mail of mails) {
    if (mail.about_id === id)
      expect(mail).toMatchObject({
        params: {},
        given_up_at: mail.sent_at ? null : (expect.any(Date) as Date),
      })
    else expect(mail.given_up_at).toBeNull()
  }
})

test('an erased guardian’s consent ends, and nothing stays of name, address or paper', async () => {
  const { id, token, email } = await buildAsked()
  const guardian = await buildProspectActor(world.services, email, 'guardian')
  await world.services.database.transaction((tx) => linkGuardian(tx, { userId: guardian.userId, email }))
  await say(token)
  await approve(id)
  expect(await isPublic(id)).toBe(true)
  await world.services.database.transaction((tx) =>
    eraseProspects(tx, { userId: guardian.userId, at: world.services.clock.now() }),
  )
  expect(await isPublic(id)).toBe(false)
  const left = await world.services.database.read(async (tx) => ({
    evidence: await tx
      .selectFrom('prospect_consent_evidence')
      .selectAll()
      .where('prospect_id', '=', id)
      .execute(),
    links: await tx.selectFrom('prospect_consent_links').selectAll().where('prospect_id', '=', id).execute(),
    guardians: await tx
      .selectFrom('prospect_guardians')
      .select(['email', 'user_id', 'state'])
      .where('prospect_id', '=', id)
      .execute(),
  }))
  expect(left).toEqual({
    evidence: [],
    links: [],
    guardians: [{ email: null, user_id: null, state: 'left' }],
  })
  expect((await say(token)).json()).toMatchObject({ code: 'prospects.link_unknown' })
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('a guardian takes back while staff approve: nothing is public afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token, email } = await buildAsked()
      await say(token)
      const next = await lastToken(email)
      await Promise.allSettled([approve(id), say(next, nothing), approve(id)])
      expect(await isPublic(id)).toBe(false)
      expect((await read(id)).consent_id).toBeNull()
    }
  })
})

test('a text that was signed is never edited: a change is a further version', () => {
  expect(Object.keys(consentTexts)).toEqual(['1', '2'])
  const hashesOf = (version: number) => [signedText('en', version).hash, signedText('es', version).hash]
  expect(hashesOf(1)).toEqual([
    '673178c44258358ca30bb806a9c43f10782c5d6cfde81fa4d99a5dc6b4b31d3d',
    '407849514b3ca00cec2147c8edcc5eef40e44fe5b0f534746b3c6998275def28',
  ])
  expect(hashesOf(2)).toEqual([
    'b6590c10e3c58f33ffd676c079c9a04f3a7edebd468265e912e951e7b04be1a3',
    'bb2efc4dda64249df23c9e90e54d97f702ab49cc38436b69167283f83cc71522',
  ])
})
