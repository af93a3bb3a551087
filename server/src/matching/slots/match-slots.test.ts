import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { measureWork } from '../../test/measure-work.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testServices, type TestServices } from '../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from '../draws/freeze-draw.ts'
import { runDraw } from '../draws/run-draw.ts'
import { findSlotDonors } from '../../money/giving/minting/find-slot-donors.ts'
import { matchSlot, matchSlots } from './match-slots.ts'
import type { Match } from './matches.ts'

/** Two waiting slots of a sponsor with an account, three of one with an address; classrooms of their own for four, two for one. */
async function buildMatches(services: TestServices): Promise<Match[]> {
  await buildSlots(services, 2)
  await buildSlots(services, 3)
  const sponsorId = await buildUser(services, 'sponsor@tower.test')
  const classrooms = await buildClassrooms(services, [1, 1, 1, 1])
  const slots = await services.database.transaction(async (tx) => {
    const [first] = await tx.selectFrom('slots').select('donor_id').orderBy('number').execute()
    const account = { user_id: sponsorId, email: null }
    await tx.updateTable('donors').set(account).where('id', '=', first!.donor_id).execute()
    await tx.updateTable('users').set({ locale: 'es' }).where('id', '=', classrooms[1]!.teacherId).execute()
    // What is given by hand was let out.
    await sql`
      insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, teacher_id, state, asked_by, asked_at)
      select 'slot_by_hand', teacher_id::text, '', '', 80000, 0, 30, teacher_id, 'earlier', ${sponsorId}::uuid, now()
      from classrooms where teacher_id is not null`.execute(tx)
    return tx.selectFrom('slots').select('id').orderBy('number').execute()
  })
  return slots.map(({ id }, index) => ({
    slotId: id,
    classroomId: classrooms[index % classrooms.length]!.id,
    how: index === 0 ? ('designation' as const) : ('staff' as const),
    at: services.clock.now(),
    actorId: index === 0 ? null : sponsorId,
  }))
}

/** All that a match writes, but for ids and instants that no two transactions share. */
async function readTraces(tx: Tx) {
  const list = async (text: string) => (await sql.raw(text).execute(tx)).rows
  return {
    slots: await list('select * from slots order by number'),
    classrooms: await list('select * from classrooms order by id'),
    budgets: await list(
      'select teacher_id, fiscal_year, allocated_cents from teacher_budgets order by teacher_id',
    ),
    postings: await list(`
      select entry.kind, entry.idempotency_key, entry.occurred_at, entry.actor_id, entry.slot_id, account.kind as account,
        coalesce(budget.teacher_id, account.owner_id) as owner, posting.amount_cents
      from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id
      join ledger_accounts account on account.id = posting.account_id
      left join teacher_budgets budget on budget.id = account.owner_id
      order by entry.idempotency_key, posting.amount_cents, account.kind, owner`),
    mails: await list(
      "select dedupe_key, to_email, locale, params from mails where template = 'match' order by dedupe_key",
    ),
    sponsorsRead: await list(`
      select to_email, locale, slot from mails, jsonb_array_elements(params -> 'slots') slot
      where template = 'slot_matched' order by (slot ->> 'number')::int`),
    notices: await list(
      'select type, title, message, dedupe_key from admin_notifications order by dedupe_key',
    ),
    events: await list(`
      select topic, audience_user_id, case when topic = 'notification.created' then null else payload end as payload
      from live_events order by topic, payload::text, audience_user_id`),
    audit: await list('select * from audit_log order by seq'),
  }
}

class Undone extends Error {
  override readonly name = 'Undone'
}

/** What work would leave behind; nothing stays. */
async function tracesOf(services: TestServices, work: (tx: Tx) => Promise<void>) {
  let traces: Awaited<ReturnType<typeof readTraces>> | undefined
  const undone = services.database.transaction(async (tx) => {
    await work(tx)
    traces = await readTraces(tx)
    expect(await findViolations(tx)).toEqual([])
    throw new Undone()
  })
  await expect(undone).rejects.toThrow(Undone)
  return traces
}

test('many slots matched at once leave the same rows as one after the other', async () => {
  const services = await testServices()
  const matches = await buildMatches(services)
  const oneByOne = await tracesOf(services, async (tx) => {
    for (const match of matches) await matchSlot({ ...services, findSlotDonors }, tx, match)
  })
  const atOnce = await tracesOf(services, (tx) => matchSlots({ ...services, findSlotDonors }, tx, matches))
  expect(oneByOne?.budgets).toHaveLength(4)
  expect(oneByOne?.mails).toHaveLength(5)
  expect(oneByOne?.sponsorsRead).toHaveLength(5)
  expect(atOnce).toEqual(oneByOne)
})

test('when one of many slots can’t be matched none is', async () => {
  const services = await testServices()
  const matches = await buildMatches(services)
  const [taken, ...others] = matches
  await services.database.transaction((tx) => matchSlot({ ...services, findSlotDonors }, tx, taken!))
  const all = services.database.transaction((tx) =>
    matchSlots({ ...services, findSlotDonors }, tx, [...others, taken!]),
  )
  await expect(all).rejects.toMatchObject({ code: 'slots.none_unassigned' })
  const twice = services.database.transaction((tx) =>
    matchSlots({ ...services, findSlotDonors }, tx, [others[0]!, others[0]!]),
  )
  await expect(twice).rejects.toMatchObject({ code: 'slots.none_unassigned' })
  const assigned = await services.database.read((tx) =>
    tx.selectFrom('slots').select('id').where('assigned', '=', true).execute(),
  )
  expect(assigned).toEqual([{ id: taken!.slotId }])
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a draw of 1,000 winners is seconds of work, each audited and mailed, and one mail for the sponsor of all',
  { timeout: 120_000 },
  async () => {
    const services = await testServices()
    await buildClassrooms(
      services,
      Array.from({ length: 1_200 }, (_, index) => 1 + (index % 9)),
    )
    await buildSlots(services, 1_000)
    const drawId = await buildDraw(services, { capacity: 1_000 })
    await freezeDraw(services, { drawId })
    // A day later the database knows how many there are; between two tests it may know what the one before left.
    await services.database.script('analyze')
    services.clock.advance(24 * 3_600_000)
    const workMs = await measureWork(async () =>
      expect(await runDraw(services, { drawId, actor: null })).toEqual({ assigned: 1_000 }),
    )
    // Below one second where nothing else runs. One by one it took twenty.
    expect(workMs).toBeLessThan(5_000)
    const counts = await services.database.read(async (tx) => {
      const { rows } = await sql<{ mails: number; audited: number; notices: number }>`select
        (select count(*)::int from mails where template in ('match', 'slot_matched')) as mails,
        (select count(*)::int from audit_log where action = 'slots.match') as audited,
        (select count(*)::int from admin_notifications where type = 'slot_matched') as notices`.execute(tx)
      return rows[0]
    })
    expect(counts).toEqual({ mails: 1_001, audited: 1_000, notices: 1_000 })
    expect(await services.database.read(findViolations)).toEqual([])
  },
)
