import { dayOf } from '@tower/contract/org-days.ts'
import { lineMatches, lineReasons, type lineStates } from '@tower/contract/money/closing-bank.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { OpenLine, Pair } from './pair-lines.ts'

const Open = z.object({
  id: z.string(),
  day: z.string(),
  amount_cents: z.number(),
  text: z.string(),
  reference: z.string().nullable(),
})
const openColumns = sql.raw('id, day::text, amount_cents, text, reference')

/** Lines are settled one after the other: of two at once the second sees what the first took. */
export async function lockLines(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank lines', 0))`.execute(tx)
}

/** The open lines of a stretch of a statement. */
export function listOpenOfStatement(
  tx: Tx,
  statementId: string,
  { after, to }: { after: number; to: number },
): Promise<OpenLine[]> {
  return rows(Open)`select ${openColumns} from bank_lines
    where statement_id = ${statementId} and place > ${after} and place <= ${to} and match is null order by place`.all(
    tx,
  )
}

/** Some open lines of days, from one on. */
export function listOpenOfDays(
  tx: Tx,
  { from, until, after, limit }: { from: Date; until: Date; after: OpenLine | undefined; limit: number },
): Promise<OpenLine[]> {
  const isAfter = after ? sql`and (day, id) > (${after.day}::date, ${after.id}::uuid)` : sql``
  return rows(Open)`select ${openColumns} from bank_lines
    where match is null and day >= ${dayOf(from)}::date and day < ${dayOf(until)}::date ${isAfter}
    order by day, id limit ${limit}`.all(tx)
}

/** Keeps what was found to be the same. */
export async function insertPairs(tx: Tx, pairs: readonly Pair[], at: Date): Promise<void> {
  if (pairs.length === 0) return
  await sql`update bank_lines line set match = pair.match, settled_at = ${at}
    from unnest(${pairs.map(({ lineId }) => lineId)}::uuid[], ${pairs.map(({ match }) => match)}::text[]) pair (id, match)
    where line.id = pair.id`.execute(tx)
  const each = pairs.flatMap(({ lineId, entryIds }) => entryIds.map((entryId) => ({ lineId, entryId })))
  await sql`insert into bank_settled (transaction_id, line_id, settled_at)
    select pair.entry_id, pair.line_id, ${at}
    from unnest(${each.map(({ entryId }) => entryId)}::uuid[], ${each.map(({ lineId }) => lineId)}::uuid[])
      pair (entry_id, line_id)`.execute(tx)
}

const Line = Open.extend({
  match: z.enum(lineMatches).nullable(),
  reason: z.enum(lineReasons).nullable(),
  note: z.string().nullable(),
  settled_by: z.string().nullable(),
  settled_at: z.date().nullable(),
  entries: z.number(),
})
export type Line = z.infer<typeof Line>

const listed = sql`select line.id, line.day::text as day, line.amount_cents, line.text, line.reference, line.match, line.reason,
    line.note, coalesce(staff.full_name, staff.email) as settled_by, line.settled_at,
    (select count(*)::int from bank_settled settled where settled.line_id = line.id) as entries
  from bank_lines line left join users staff on staff.id = line.settled_by`

type Listing = { from: Date; until: Date; state: (typeof lineStates)[number]; page: PageQuery }

/** A page of the lines of a time, in the order of their days, and how many there are. */
export async function listLines(tx: Tx, { from, until, state, page }: Listing) {
  const { page: number, pageSize } = page
  const ofState = sql`day >= ${dayOf(from)}::date and day < ${dayOf(until)}::date
    and match is ${state === 'left' ? sql`null` : sql`not null`}`
  const items = await rows(Line)`${listed} where line.id in (select id from bank_lines where ${ofState}
      order by day, id limit ${pageSize} offset ${(number - 1) * pageSize})
    order by line.day, line.id`.all(tx)
  const { total } = await rows(z.object({ total: z.number() }))`
    select count(*)::int as total from bank_lines where ${ofState}`.one(tx)
  return { items, total }
}

export function findLine(tx: Tx, id: string): Promise<Line | undefined> {
  return rows(Line)`${listed} where line.id = ${id}`.first(tx)
}

type Settling = {
  match: 'hand' | 'explained'
  reason?: string
  note?: string
  by: string
  at: Date
}

/** Settles a line by hand, with entries of the books or by a word. */
export async function settleLine(
  tx: Tx,
  { lineId, entryIds }: { lineId: string; entryIds: readonly string[] },
  { match, reason, note, by, at }: Settling,
): Promise<void> {
  await tx
    .updateTable('bank_lines')
    .set({ match, reason: reason ?? null, note: note ?? null, settled_by: by, settled_at: at })
    .where('id', '=', lineId)
    .execute()
  if (entryIds.length > 0)
    await tx
      .insertInto('bank_settled')
      .values(entryIds.map((id) => ({ transaction_id: id, line_id: lineId, settled_by: by, settled_at: at })))
      .execute()
}

/** Leaves a line open again, and the entries it had. */
export async function unsettleLine(tx: Tx, lineId: string): Promise<void> {
  await tx.deleteFrom('bank_settled').where('line_id', '=', lineId).execute()
  const open = { match: null, reason: null, note: null, settled_by: null, settled_at: null }
  await tx.updateTable('bank_lines').set(open).where('id', '=', lineId).execute()
}

/** Keeps why an entry of the books is on no statement. */
export async function insertWord(
  tx: Tx,
  word: { entryId: string; note: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('bank_settled')
    .values({ transaction_id: word.entryId, note: word.note, settled_by: word.by, settled_at: word.at })
    .execute()
}
