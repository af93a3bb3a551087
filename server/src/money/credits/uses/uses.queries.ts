import type { CreditUseReason } from '@tower/contract/money/credit-uses.ts'
import type { Tx } from '../../../database/database.ts'

export type UseRow = {
  id: string
  teacher_id: string
  /** Whose wallet gave it; null where it was one of the teacher's tools credits. */
  sponsor_id: string | null
  reason: CreditUseReason
  state: 'open' | 'spent' | 'refunded'
}

const columns = ['id', 'teacher_id', 'sponsor_id', 'reason', 'state'] as const

type NewUse = Omit<UseRow, 'state'> & { transaction_id: string; request_key: string; created_at: Date }

export async function insertUse(tx: Tx, use: NewUse): Promise<void> {
  await tx.insertInto('credit_uses').values(use).execute()
}

/** The use that a form made. */
export async function findUseByKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<UseRow | undefined> {
  const row = await tx
    .selectFrom('credit_uses')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row as UseRow | undefined
}

export type OpenUse = {
  teacherId: string
  reason: CreditUseReason
  /** A certain use; the oldest open one where none is named. */
  useId: string | undefined
  /** Whose credit it must be; anybody's where nobody is named. */
  sponsorId?: string | undefined
}

/** The open use of a teacher for this that nothing rests on, the oldest unless one is named. */
export async function findOpenUse(
  tx: Tx,
  { teacherId, reason, useId, sponsorId }: OpenUse,
): Promise<UseRow | undefined> {
  const row = await tx
    .selectFrom('credit_uses')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .where('reason', '=', reason)
    .where('state', '=', 'open')
    .where('reserved_at', 'is', null)
    .$if(useId !== undefined, (uses) => uses.where('id', '=', useId ?? ''))
    .$if(sponsorId !== undefined, (uses) => uses.where('sponsor_id', '=', sponsorId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row as UseRow | undefined
}

/** The open use that something rests on; the version before marked none as reserved, and its makings go on in this one. */
export async function findReservedUse(tx: Tx, id: string): Promise<UseRow | undefined> {
  const row = await tx
    .selectFrom('credit_uses')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row as UseRow | undefined
}

export async function updateToReserved(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.updateTable('credit_uses').set({ reserved_at: at }).where('id', '=', id).execute()
}

export async function updateToSpent(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.updateTable('credit_uses').set({ state: 'spent', ended_at: at }).where('id', '=', id).execute()
}

export async function updateToRefunded(
  tx: Tx,
  { id, transactionId, at }: { id: string; transactionId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('credit_uses')
    .set({ state: 'refunded', refund_transaction_id: transactionId, ended_at: at })
    .where('id', '=', id)
    .execute()
}

/** Uses that are open since before a moment and that nothing rests on, the oldest first. */
export async function listOpenSince(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<UseRow[]> {
  const open = await tx
    .selectFrom('credit_uses')
    .select(columns)
    .where('state', '=', 'open')
    .where('reserved_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return open as UseRow[]
}

const mostExported = 10_000

/** What a teacher used credits for, for the file of their data. */
export function exportUses(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('credit_uses')
    .select(['reason', 'state', 'created_at', 'ended_at'])
    .where('teacher_id', '=', teacherId)
    .orderBy('created_at')
    .limit(mostExported)
    .execute()
}
