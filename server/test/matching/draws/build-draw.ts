import { sql } from 'kysely'
import { slotPriceCents } from '@tower/contract/money.ts'
import { bookGift } from '../../money/giving/book-gift.ts'
import { issueReceipt } from '../../../src/money/giving/receipts/issue-receipt.ts'
import type { Services } from '../../../src/services.ts'
import { createAssignmentSlot } from '../../../src/matching/draws/create-assignment-slot.ts'

/** One confirmed classroom per entry, in order, each led by a teacher of its own; that many people nominated it, all known to be people. */
export function buildClassrooms(
  services: Services,
  nominators: number[],
): Promise<{ id: string; teacherId: string }[]> {
  return services.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: string; teacherId: string }>`
      with wanted as (
        select nth, nominators, gen_random_uuid() as teacher_id, gen_random_uuid() as classroom_id
        from unnest(${nominators}::int[]) with ordinality as classroom(nominators, nth)
      ), teachers as (
        insert into users (id, email, role, full_name)
        select teacher_id, teacher_id || '@school.edu', 'teacher', 'Teacher ' || nth from wanted
      ), classrooms as (
        insert into classrooms (id, name, school, city, state, teacher_id, confirmed_at)
        select classroom_id, 'Room ' || nth, 'Ruskin Elementary', 'Dayton', 'OH', teacher_id, ${services.clock.now()} from wanted
      ), ballots as (
        insert into classroom_nominations (classroom_id, nominator_hash, confirmed_at, confirmed_how)
        select classroom_id, 'nominator ' || nominator, ${services.clock.now()}, 'import' from wanted, generate_series(1, nominators) as nominator
      )
      select classroom_id as id, teacher_id as "teacherId" from wanted order by nth`.execute(tx)
    return rows
  })
}

/** Mints waiting slots from one donor's settled gift. */
export async function buildSlots(services: Services, count: number): Promise<void> {
  const at = services.clock.now()
  const amountCents = count * slotPriceCents
  const key = services.random.uuid()
  await services.database.transaction(async (tx) => {
    const donor = await tx
      .insertInto('donors')
      .values({ kind: 'person', email: `${key}@donor.test` })
      .returningAll()
      .executeTakeFirstOrThrow()
    const payment = await tx
      .insertInto('payments')
      .values({
        provider_payment_id: key,
        donor_id: donor.id,
        destination: 'classrooms',
        amount_cents: amountCents,
        currency: 'usd',
        state: 'settled',
        settled_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { minted, progressCents } = await bookGift(tx, { paymentId: payment.id, donor, amountCents, at })
    await issueReceipt(services, tx, payment, { slotsMinted: minted.length, progressCents, at })
  })
}

/** A draw of staff that starts so many minutes from now; it was scheduled a week before. */
export async function buildDraw(
  services: Services,
  {
    capacity = 3,
    inMinutes = 24 * 60,
    name = 'Demo draw',
  }: { capacity?: number; inMinutes?: number; name?: string } = {},
): Promise<string> {
  const starts = new Date(services.clock.now().getTime() + inMinutes * 60_000)
  const weekBefore = new Date(starts.getTime() - 7 * 24 * 3_600_000)
  const draw = { slotName: name, slotStarts: starts.toISOString(), capacity, actor: null }
  return (await createAssignmentSlot({ ...services, clock: { now: () => weekBefore } }, draw)).id
}

/** Who won a draw and which slot each got, in order. */
export function winnersOf(services: Services, drawId: string) {
  return services.database.read((tx) =>
    tx
      .selectFrom('draw_winners')
      .innerJoin('slots', 'slots.id', 'draw_winners.slot_id')
      .select(['draw_winners.classroom_id', 'slots.number', 'slots.classroom_id as given_to'])
      .where('draw_winners.draw_id', '=', drawId)
      .orderBy('draw_winners.position')
      .execute(),
  )
}

/** A digest of everything a draw may change. */
export async function digestOf(services: Services): Promise<string> {
  const tables = [
    'assignment_slots',
    'draw_entries',
    'draw_winners',
    'slots',
    'ledger_postings',
    'ledger_accounts',
  ]
  const others = ['teacher_budgets', 'classrooms', 'mails', 'audit_log', 'admin_notifications', 'live_events']
  return services.database.read(async (tx) => {
    const parts: string[] = []
    for (const table of [...tables, ...others]) {
      const { rows } = await sql<{ digest: string }>`
        select count(*) || ':' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest
        from ${sql.table(table)} row`.execute(tx)
      parts.push(`${table} ${rows[0]?.digest}`)
    }
    return parts.join('\n')
  })
}
