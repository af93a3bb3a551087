import { schoolYearEnd } from '@tower/contract/money/budgets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** The school year of a budget: 1 July to 30 June. */
export type TeacherYear = { teacherId: string; fiscalYear: number }

export type SlotNewsKind = 'first_shipment' | 'budget_spent'

const slotsOf = ({ teacherId, fiscalYear }: TeacherYear): RawBuilder<unknown> => sql`
  from slots where teacher_id = ${teacherId} and voided_at is null
    and assigned_at >= ${schoolYearEnd(fiscalYear - 1)}
    and assigned_at < ${schoolYearEnd(fiscalYear)}`

/** The slots whose money lies in a teacher's budget of a school year, the latest first. */
export async function listSlotsOfYear(tx: Tx, year: TeacherYear): Promise<{ number: number }[]> {
  const { rows } = await sql<{ number: number }>`
    select number ${slotsOf(year)} order by assigned_at desc, number desc`.execute(tx)
  return rows
}

/** Writes down for each slot of a budget that something happened; what was written before stays. */
export async function insertSlotNews(
  tx: Tx,
  { kind, at, ...year }: TeacherYear & { kind: SlotNewsKind; at: Date },
): Promise<void> {
  await sql`
    insert into slot_news (slot_id, kind, happened_at) select id, ${kind}, ${at} ${slotsOf(year)}
    on conflict on constraint slot_news__once do nothing`.execute(tx)
}

export type SlotNews = { id: string; slot_id: string; kind: SlotNewsKind }

/** Takes hold of news that nobody was told yet; what another process holds is passed over. */
export async function listUntoldNews(tx: Tx, limit: number): Promise<SlotNews[]> {
  const { rows } = await sql<SlotNews>`
    select id, slot_id, kind from slot_news where told_at is null
    order by happened_at, id limit ${limit} for update skip locked`.execute(tx)
  return rows
}

export async function setNewsTold(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('slot_news').set({ told_at: at }).where('id', 'in', ids).execute()
}
