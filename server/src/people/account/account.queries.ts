import type { ErasureState } from '@tower/contract/people/account.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Condition } from '../../database/lists/list.ts'

export type ErasureRow = {
  id: string
  user_id: string
  reason: string | null
  state: ErasureState
  requested_at: Date
  due_at: Date
  decided_at: Date | null
  answer: string | null
}

const columns = ['id', 'user_id', 'reason', 'requested_at', 'due_at', 'decided_at', 'answer'] as const

/** The newest request of a person that they didn't take back. */
export function findLastErasureRequest(tx: Tx, userId: string): Promise<ErasureRow | undefined> {
  return tx
    .selectFrom('erasure_requests')
    .select(columns)
    .select(sql<ErasureState>`state`.as('state'))
    .where('user_id', '=', userId)
    .where('state', '!=', 'cancelled')
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** All requests of a person, oldest first. */
export function listErasureRequestsOf(tx: Tx, userId: string): Promise<ErasureRow[]> {
  return tx
    .selectFrom('erasure_requests')
    .select(columns)
    .select(sql<ErasureState>`state`.as('state'))
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
}

/** Opens a request; undefined when one is open already. */
export function insertErasureRequest(
  tx: Tx,
  request: { userId: string; reason: string | null; at: Date; dueAt: Date },
): Promise<ErasureRow | undefined> {
  return tx
    .insertInto('erasure_requests')
    .values({
      user_id: request.userId,
      reason: request.reason,
      requested_at: request.at,
      due_at: request.dueAt,
    })
    .onConflict((conflict) =>
      // Written out, not bound: a plan that is kept for any value can't tell which partial index is meant.
      conflict
        .column('user_id')
        .where(sql<boolean>`state = 'requested'`)
        .doNothing(),
    )
    .returning(columns)
    .returning(sql<ErasureState>`state`.as('state'))
    .executeTakeFirst()
}

export type ErasureDecision = {
  userId: string
  state: 'done' | 'refused' | 'cancelled'
  /** Null where nobody of the staff decided. */
  decidedBy: string | null
  answer?: string
  at: Date
}

/** Answers the open request of a person; undefined when there is none. */
export function decideErasureRequest(
  tx: Tx,
  { userId, state, decidedBy, answer, at }: ErasureDecision,
): Promise<ErasureRow | undefined> {
  return tx
    .updateTable('erasure_requests')
    .set({ state, decided_by: decidedBy, decided_at: at, ...(answer !== undefined && { answer }) })
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .returning(columns)
    .returning(sql<ErasureState>`state`.as('state'))
    .executeTakeFirst()
}

/** Whether a person has asked to be erased and was not answered yet. */
export async function isErasureRequested(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('erasure_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return row !== undefined
}

/** Requests hold people's own words; of someone erased nothing of them stays. */
export async function clearErasureWords(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('erasure_requests')
    .set({ reason: null, answer: sql`case when answer is null then null else 'erased' end` })
    .where('user_id', '=', userId)
    .execute()
}

export type ErasureCaseRow = ErasureRow & {
  email: string
  full_name: string | null
  role: string | null
  erased_at: Date | null
}

export type ErasureCasesAsked = {
  state: ErasureState | undefined
  /** Whose requests there are for whoever asks, where not everybody's. */
  only: Condition | undefined
  page: number
  pageSize: number
}

/** Requests with whose they are: open ones first, the soonest due on top, then the last answered. */
export async function listErasureCases(
  tx: Tx,
  { state, only, page, pageSize }: ErasureCasesAsked,
): Promise<{ rows: ErasureCaseRow[]; total: number }> {
  const filtered = sql`from erasure_requests request join users person on person.id = request.user_id
    where ${state === undefined ? sql`request.state <> 'cancelled'` : sql`request.state = ${state}`}
    and ${only ?? sql`true`}`
  const { rows } = await sql<ErasureCaseRow>`
    select request.id, request.user_id, request.reason, request.state, request.requested_at, request.due_at,
      request.decided_at, request.answer, person.email, person.full_name, person.role, person.erased_at
    ${filtered}
    order by (request.state = 'requested') desc,
      case when request.state = 'requested' then request.due_at end, request.decided_at desc, request.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${filtered}`.execute(
    tx,
  )
  return { rows, total: counted[0]?.total ?? 0 }
}
