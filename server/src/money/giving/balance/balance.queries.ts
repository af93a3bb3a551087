import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { BalanceMovement, MovementKind } from '../../../payments/balance-reports.ts'
import type { Movement } from './movements.ts'

/** Writes movements down, each once, always in one order; answers how many were new. */
export async function insertMovements(tx: Tx, movements: readonly BalanceMovement[]): Promise<number> {
  if (movements.length === 0) return 0
  const ordered = [...movements].sort((a, b) => (a.movementId < b.movementId ? -1 : 1))
  const rows = await tx
    .insertInto('balance_movements')
    .values(
      ordered.map((movement) => ({
        id: movement.movementId,
        kind: movement.kind,
        amount_cents: movement.amountCents,
        fee_cents: movement.feeCents,
        currency: movement.currency,
        provider_payment_id: movement.paymentId,
        source_id: movement.sourceId,
        moved_at: movement.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.length
}

/**
 * Movements the ledger has not taken in and now can, oldest first, locked; those that someone else is taking in are
 * passed over. One of a payment waits until that payment has settled: what counts nowhere moves nothing of ours.
 */
export async function listPostableForUpdate(
  tx: Tx,
  { providerPaymentId, limit }: { providerPaymentId?: string; limit: number },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select movement.id, movement.kind, movement.amount_cents, movement.fee_cents, payment.id as payment_id
    from balance_movements movement
    left join payments payment on payment.provider_payment_id = movement.provider_payment_id
    where movement.posted_at is null and movement.currency = 'usd'
      and (movement.provider_payment_id is null or payment.state = 'settled')
      and (${providerPaymentId ?? null}::text is null or movement.provider_payment_id = ${providerPaymentId ?? null})
    order by movement.moved_at, movement.id
    limit ${limit}
    for update of movement skip locked`.execute(tx)
  return rows
}

export async function markPosted(tx: Tx, ids: string[], at: Date): Promise<void> {
  await tx.updateTable('balance_movements').set({ posted_at: at }).where('id', 'in', ids).execute()
}

/** Those of the movements whose kinds the books have no rule for. */
export async function listUnexplained(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('balance_movements')
    .select(['id', 'kind', 'amount_cents'])
    .where('id', 'in', ids)
    .where('kind', 'in', ['adjustment', 'other'] satisfies MovementKind[])
    .execute()
}

/**
 * What the provider holds by our books: what the ledger knows, money that counts nowhere until staff decide, and
 * refunds on their way, which leave the provider at once and the books when they arrive.
 */
export async function readBooksCents(tx: Tx): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (coalesce((select -balance_cents from ledger_accounts where kind = 'processor'), 0)
      + coalesce((select sum(movement.amount_cents - movement.fee_cents) from balance_movements movement
          join payments payment on payment.provider_payment_id = movement.provider_payment_id
          where movement.posted_at is null and movement.currency = 'usd' and payment.state <> 'settled'), 0)
      + coalesce((select sum(movement.amount_cents) from refunds refund
          join payments payment on payment.id = refund.payment_id and payment.state = 'settled'
          join balance_movements movement on movement.source_id = refund.provider_refund_id
            and movement.kind in ('refund', 'refund_failure') and movement.currency = 'usd'
          where refund.state <> 'succeeded'), 0))::bigint as cents`.execute(tx)
  return rows[0]?.cents ?? 0
}

export type Watch = {
  listed_until: Date | null
  opening_cents: number | null
  difference_cents: number
  told_cents: number
  compared_at: Date | null
}

export function getWatch(tx: Tx): Promise<Watch> {
  return tx
    .selectFrom('balance_watch')
    .select(['listed_until', 'opening_cents', 'difference_cents', 'told_cents', 'compared_at'])
    .executeTakeFirstOrThrow()
}

export function getWatchForUpdate(tx: Tx): Promise<Watch> {
  return tx
    .selectFrom('balance_watch')
    .select(['listed_until', 'opening_cents', 'difference_cents', 'told_cents', 'compared_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateWatch(tx: Tx, changes: Partial<Watch>): Promise<void> {
  await tx.updateTable('balance_watch').set(changes).execute()
}
