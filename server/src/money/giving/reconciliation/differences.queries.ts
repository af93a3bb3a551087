import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { Looked, SubjectKind } from './differences.ts'

const columns = ['id', 'subject', 'provider_id', 'provider_payment_id', 'what', 'details'] as const

export type OpenDifference = Awaited<ReturnType<typeof listOpenOf>>[number]

/** What is known to differ about these. */
export function listOpenOf(tx: Tx, subject: Looked['subject'], providerIds: readonly string[]) {
  return tx
    .selectFrom('reconciliation_differences')
    .select(columns)
    .where('subject', '=', subject)
    .where('provider_id', 'in', providerIds)
    .where('resolved_at', 'is', null)
    .execute()
}

/** Keeps a difference as seen now; answers it when it is new. */
export async function saveDifference(
  tx: Tx,
  looked: Looked,
  difference: Looked['differences'][number],
  at: Date,
): Promise<OpenDifference | undefined> {
  const { subject, providerId, providerPaymentId } = looked
  const { what, details } = difference
  const row = await tx
    .insertInto('reconciliation_differences')
    .values({
      subject,
      provider_id: providerId,
      provider_payment_id: providerPaymentId,
      what,
      details,
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'provider_id', 'what'])
        .where('resolved_at', 'is', null)
        .doUpdateSet({ details, last_seen_at: at }),
    )
    .returning([...columns, sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  return row.is_new ? row : undefined
}

/** Says that these were looked at and are still so. */
export async function touchDifferences(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('reconciliation_differences')
    .set({ last_seen_at: at })
    .where('id', 'in', ids)
    .execute()
}

/** Ends what differs no longer; answers those that this call ended. */
export async function resolveDifferences(tx: Tx, ids: readonly string[], at: Date) {
  if (ids.length === 0) return []
  return tx
    .updateTable('reconciliation_differences')
    .set({ resolved_at: at })
    .where('id', 'in', ids)
    .where('resolved_at', 'is', null)
    .returning(columns)
    .execute()
}

/** Open differences of payments, refunds and disputes that no comparison looked at since an instant, a page of them. */
export function listNotLookedAt(tx: Tx, { since, limit }: { since: Date; limit: number }) {
  return tx
    .selectFrom('reconciliation_differences')
    .select(columns)
    .where('resolved_at', 'is', null)
    .where('subject', '<>', 'list')
    .where('last_seen_at', '<', since)
    .orderBy('last_seen_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Open differences, the oldest first. */
export function listOpenDifferences(tx: Tx, limit: number) {
  return tx
    .selectFrom('reconciliation_differences')
    .select([...columns, 'first_seen_at'])
    .where('resolved_at', 'is', null)
    .orderBy('first_seen_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countOpenDifferences(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('reconciliation_differences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findComparedUntil(tx: Tx, kind: SubjectKind): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('reconciliation_cursors')
    .select('compared_until')
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.compared_until
}

/** Moves on how far a list was compared; never back. */
export async function setComparedUntil(tx: Tx, kind: SubjectKind, until: Date): Promise<void> {
  await tx
    .insertInto('reconciliation_cursors')
    .values({ kind, compared_until: until })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet(({ fn, ref }) => ({
        compared_until: fn<Date>('greatest', [
          ref('reconciliation_cursors.compared_until'),
          ref('excluded.compared_until'),
        ]),
      })),
    )
    .execute()
}
