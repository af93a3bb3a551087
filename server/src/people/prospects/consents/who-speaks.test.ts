import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import {
  buildCircle,
  buildProspectActor,
  type Circle,
} from '../../../../test/people/prospects/build-prospects.ts'
import { lastConsentToken } from '../../../../test/people/prospects/consent-token.ts'
import { sendAs } from '../../../../test/people/send-as.ts'

let world: TestApp
let circle: Circle
let second: Circle['admin']
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
  second = await buildProspectActor(world.services, 'second@prospects.test', 'admin')
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})
// Each test mails its own people, and the hour's limit of one account is not its subject.
beforeEach(() => world.services.clock.advance(3_600_000))

type Sender = { userId: string } | null
const post = (actor: Sender, path: string, payload: object, network?: string, cookie?: string) =>
  sendAs(world, actor, { method: 'POST', url: `/api/${path}`, payload, network, cookie })
const review = async (id: string) =>
  (await sendAs(world, circle.admin, { method: 'GET', url: `/api/admin/prospects/${id}` })).json<{
    seen: string
    may_decide: boolean
    needs_second_proof: boolean
    guardians: { id: string; signs: string[]; second_proof: { text: string; by: string } | null }[]
  }>()

const coachsNetwork = '203.0.113.7'
const familysNetwork = '198.51.100.9'

let number = 0
/** What the browser keeps in which a profile was begun last. */
let keepersMark = ''
async function begin(actor: Sender, guardian: string | null): Promise<string> {
  number += 1
  const named = { first_name: `Ada${number}`, last_name: 'Quillfeather', guardian_email: guardian }
  const begun = await post(actor, 'prospect/onboard', named, coachsNetwork)
  const [mark] = [begun.headers['set-cookie'] ?? []].flat()
  keepersMark = mark?.split(';')[0] ?? ''
  return begun.json<{ prospect: { id: string } }>().prospect.id
}

const signed = { profile: true, photos: true, location: true, signed_name: 'Pat Quillfeather' }
async function sign(email: string, network = familysNetwork, cookie?: string) {
  const token = await lastConsentToken(world.services, email)
  return post(null, 'prospect/consent', { token, ...signed }, network, cookie)
}
const submit = (id: string) => post(circle.coach, 'prospect/submit', { prospect_id: id }, coachsNetwork)
async function approve(actor: Sender, id: string) {
  const { seen } = await review(id)
  return post(actor, `admin/prospects/${id}/decide`, { outcome: 'approved', seen })
}
const wait = (minutes: number) => world.services.clock.advance(minutes * 60_000)

test('no spelling of a keeper’s own mailbox is a guardian: not when begun, not when named, whoever names it', async () => {
  const spellings = ['coach+mom@prospects.test', 'Coach+1@PROSPECTS.test', 'coach@prospects.test']
  for (const guardian_email of spellings) {
    const named = { first_name: 'Max', last_name: 'Own', guardian_email }
    expect((await post(circle.coach, 'prospect/onboard', named)).json()).toMatchObject({
      code: 'prospects.guardian_is_keeper',
    })
  }
  const id = await begin(circle.coach, null)
  for (const actor of [circle.coach, circle.admin])
    for (const email of spellings)
      expect(
        (await post(actor, 'prospect/invite-guardian', { prospect_id: id, email })).json(),
      ).toMatchObject({ code: 'prospects.guardian_is_keeper' })
  expect((await review(id)).guardians).toEqual([])
})

test('dots and tags of a Google mailbox are one mailbox', async () => {
  const coach = await buildProspectActor(world.services, 'pat.coach@gmail.com', 'coach')
  const named = { first_name: 'Max', last_name: 'Dots', guardian_email: 'patcoach+kid@googlemail.com' }
  expect((await post(coach, 'prospect/onboard', named)).json()).toMatchObject({
    code: 'prospects.guardian_is_keeper',
  })
})

test('a coach who was given the role of a guardian afterwards is none of the profile that they began', async () => {
  const coach = await buildProspectActor(world.services, 'turned@prospects.test', 'coach')
  const id = await begin(coach, null)
  await world.services.database.script(
    `update users set role = 'guardian' where email = 'turned@prospects.test'`,
  )
  for (const email of ['turned@prospects.test', 'turned+mom@prospects.test'])
    expect((await post(coach, 'prospect/invite-guardian', { prospect_id: id, email })).json()).toMatchObject({
      code: 'prospects.guardian_is_keeper',
    })
})

test('a word from a keeper’s mailbox does not count where it was named before that was known', async () => {
  const id = await begin(circle.coach, 'late@families.test')
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('prospect_guardians')
      .set({ email: 'coach+late@prospects.test' })
      .where('prospect_id', '=', id)
      .execute(),
  )
  const token = await lastConsentToken(world.services, 'late@families.test')
  const said = await post(null, 'prospect/consent', { token, ...signed })
  expect([said.statusCode, said.json()]).toMatchObject([400, { code: 'prospects.guardian_is_keeper' }])
  const account = await buildProspectActor(world.services, 'coach+late@prospects.test', 'guardian')
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('prospect_guardians')
      .set({ user_id: account.userId })
      .where('prospect_id', '=', id)
      .execute(),
  )
  const byAccount = await post(account, 'prospect/consents', { prospect_id: id, ...signed })
  expect(byAccount.json()).toMatchObject({ code: 'prospects.guardian_is_keeper' })
})

test('whoever of the staff named a guardian does not approve the profile', async () => {
  const id = await begin(circle.coach, null)
  const email = 'named-by-staff@families.test'
  await post(second, 'prospect/invite-guardian', { prospect_id: id, email })
  wait(30)
  await sign(email)
  wait(30)
  await submit(id)
  expect((await approve(second, id)).json()).toMatchObject({ code: 'prospects.own_work' })
  expect((await approve(circle.admin, id)).statusCode).toBe(200)
})

test('whoever of the staff speaks for the child neither proves themself nor approves the profile', async () => {
  const email = 'second+family@prospects.test'
  const id = await begin(circle.coach, email)
  wait(30)
  await sign(email)
  wait(30)
  await submit(id)
  expect((await approve(second, id)).json()).toMatchObject({ code: 'prospects.own_work' })
  const [guardian] = (await review(id)).guardians
  const prove = (actor: Sender) =>
    post(actor, `admin/prospects/${id}/guardians/${guardian?.id}/second-proof`, { proof: 'I know them' })
  expect((await prove(second)).json()).toMatchObject({ code: 'prospects.own_work' })
  // Their host is the coach's, too.
  expect((await prove(circle.admin)).statusCode).toBe(200)
  expect((await approve(circle.admin, id)).statusCode).toBe(200)
})

test('the mark of a keeper’s browser says nothing by itself, goes only where a guardian speaks, and tells nothing beside another profile', async () => {
  const other = await buildProspectActor(world.services, 'other-coach@prospects.test', 'coach')
  const named = { first_name: 'Max', last_name: 'Elsewhere' }
  const begun = await post(other, 'prospect/onboard', named)
  const marks = [begun.headers['set-cookie'] ?? []].flat()
  expect(marks.map((mark) => /; Path=([^;]+)/.exec(mark)?.[1])).toEqual(['/prospect', '/api/prospect'])
  for (const mark of marks) expect(mark).toMatch(/^keeps_profile=[0-9a-f]{32}; .*HttpOnly; SameSite=Strict/)
  expect(marks.join()).not.toContain(other.userId)
  const email = 'shared-laptop@families.test'
  const id = await begin(circle.coach, email)
  wait(30)
  await sign(email, familysNetwork, marks[0]?.split(';')[0])
  await submit(id)
  expect((await review(id)).guardians).toMatchObject([{ signs: ['no_account'] }])
})

test('a parent who takes their time, elsewhere and under an address of their own, needs no second proof', async () => {
  const email = 'calm@families.test'
  const id = await begin(circle.coach, email)
  wait(30)
  expect((await sign(email)).statusCode).toBe(200)
  await submit(id)
  expect(await review(id)).toMatchObject({
    needs_second_proof: false,
    guardians: [{ signs: ['no_account'], second_proof: null, answered_hours: 0 }],
  })
  expect((await approve(circle.admin, id)).statusCode).toBe(200)
})

test.each([
  { sign: 'same_domain', email: 'mother@prospects.test', from: familysNetwork, minutes: 30 },
  { sign: 'within_minutes', email: 'quick@families.test', from: familysNetwork, minutes: 4 },
  { sign: 'same_network', email: 'near@families.test', from: coachsNetwork, minutes: 30 },
  { sign: 'same_browser', email: 'here@families.test', from: familysNetwork, minutes: 30, isKeepers: true },
])('$sign asks for a second proof, noted by staff who did not write or name', async (row) => {
  const id = await begin(circle.coach, row.email)
  wait(row.minutes)
  await sign(row.email, row.from, row.isKeepers ? keepersMark : undefined)
  await submit(id)
  const { guardians, needs_second_proof } = await review(id)
  expect([guardians[0]?.signs, needs_second_proof]).toEqual([[row.sign, 'no_account'], true])
  expect((await approve(circle.admin, id)).json()).toMatchObject({ code: 'prospects.second_proof_required' })

  const proof = `admin/prospects/${id}/guardians/${guardians[0]?.id}/second-proof`
  expect((await post(circle.coach, proof, { proof: 'I am sure' })).statusCode).toBe(403)
  expect((await post(circle.admin, proof, { proof: ' ' })).json()).toMatchObject({
    code: 'prospects.proof_required',
  })
  expect((await post(circle.admin, proof, { proof: 'Called the school’s number' })).statusCode).toBe(200)
  expect(await review(id)).toMatchObject({
    needs_second_proof: false,
    guardians: [{ second_proof: { text: 'Called the school’s number', by: circle.admin.email } }],
  })
  expect((await approve(circle.admin, id)).statusCode).toBe(200)
})

test('staff who wrote a profile or named its guardian can’t prove it to themselves; a foreign guardian is not found', async () => {
  const email = 'own-proof@families.test'
  const id = await begin(second, email)
  const other = await begin(circle.coach, 'foreign@families.test')
  const [own, foreign] = [(await review(id)).guardians[0]?.id, (await review(other)).guardians[0]?.id]
  const note = (actor: Sender, guardianId: string | undefined) =>
    post(actor, `admin/prospects/${id}/guardians/${guardianId}/second-proof`, { proof: 'Sure' })
  expect((await note(second, own)).json()).toMatchObject({ code: 'prospects.own_work' })
  const again = await buildProspectActor(world.services, 'second+again@prospects.test', 'admin')
  expect((await note(again, own)).json()).toMatchObject({ code: 'prospects.own_work' })
  expect((await note(circle.admin, foreign)).statusCode).toBe(404)

  // A paper that allows, and a day that makes the athlete speak alone, would each do what the note does.
  const paper = { profile: true, photos: false, location: false, paper: 'Form of 3 May' }
  const day = { was: null, born_on: '1990-01-01', reason: 'A passport' }
  for (const sender of [second, again])
    for (const [path, body] of [
      ['paper', paper],
      ['birthday', day],
    ] as const)
      expect((await post(sender, `admin/prospects/${id}/${path}`, body)).json()).toMatchObject({
        code: 'prospects.own_work',
      })
  const back = { ...paper, profile: false }
  expect((await post(second, `admin/prospects/${id}/paper`, back)).statusCode).toBe(200)
})

test('one guardian whom nothing speaks against is enough, and so is a signed paper', async () => {
  const id = await begin(circle.coach, 'mother@prospects.test')
  wait(30)
  await sign('mother@prospects.test')
  await submit(id)
  expect((await review(id)).needs_second_proof).toBe(true)
  const paper = { profile: true, photos: false, location: false, paper: 'Form of 3 May' }
  await post(second, `admin/prospects/${id}/paper`, paper)
  expect(await review(id)).toMatchObject({ needs_second_proof: false, own_paper: false })
  // Whoever recorded the only paper does not judge it, under another account at their mailbox neither.
  const again = await buildProspectActor(world.services, 'second+paper@prospects.test', 'admin')
  for (const sender of [second, again])
    expect((await approve(sender, id)).json()).toMatchObject({ code: 'prospects.own_paper' })
  expect((await approve(circle.admin, id)).statusCode).toBe(200)
})
