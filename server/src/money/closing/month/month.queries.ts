import type { BankAgreement } from '@tower/contract/money/closing-bank.ts'
import { movementFaults, movementKinds } from '@tower/contract/money/closing.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { judged } from '../payouts/booked-movements.ts'
import { payoutDiffers } from '../payouts/payout-differs.ts'

/** A time; its end is no longer part of it. */
export type Span = { from: Date; until: Date }

const AccountSums = z.object({
  kind: z.string(),
  opening_cents: z.number(),
  in_cents: z.number(),
  out_cents: z.number(),
  closing_cents: z.number(),
})
export type AccountSums = z.infer<typeof AccountSums>

/**
 * What each kind of account held before a month and after it: what it holds now, less what was booked since. So the last
 * months, which are the ones that are closed, cost least.
 */
export function sumAccounts(tx: Tx, { from, until }: Span): Promise<AccountSums[]> {
  return rows(AccountSums)`
    with held as (select kind, sum(balance_cents)::bigint as cents from ledger_accounts where unit = 'USD' group by kind),
    moved as (
      select account.kind,
        coalesce(sum(posting.amount_cents) filter (where entry.occurred_at >= ${until}), 0)::bigint as later_cents,
        coalesce(sum(posting.amount_cents) filter (where entry.occurred_at < ${until} and posting.amount_cents > 0), 0)::bigint as in_cents,
        coalesce(-sum(posting.amount_cents) filter (where entry.occurred_at < ${until} and posting.amount_cents < 0), 0)::bigint as out_cents
      from ledger_transactions entry
      join ledger_postings posting on posting.transaction_id = entry.id and posting.unit = 'USD'
      join ledger_accounts account on account.id = posting.account_id
      where entry.occurred_at >= ${from} group by account.kind)
    select held.kind, held.cents - coalesce(later_cents, 0) - coalesce(in_cents, 0) + coalesce(out_cents, 0) as opening_cents,
      coalesce(in_cents, 0) as in_cents, coalesce(out_cents, 0) as out_cents,
      held.cents - coalesce(later_cents, 0) as closing_cents
    from held left join moved on moved.kind = held.kind order by held.kind`.all(tx)
}

const MovementSum = z.object({
  kind: z.enum(movementKinds),
  count: z.number(),
  amount_cents: z.number(),
  fee_cents: z.number(),
})
export type MovementSum = z.infer<typeof MovementSum>

/** What moved the provider's balance in a time, by kind. */
export function sumMovements(tx: Tx, { from, until }: Span): Promise<MovementSum[]> {
  return rows(MovementSum)`select kind, count(*)::int as count, sum(amount_cents)::bigint as amount_cents,
      sum(fee_cents)::bigint as fee_cents
    from balance_movements where moved_at >= ${from} and moved_at < ${until} and currency = 'usd'
    group by kind order by kind`.all(tx)
}

const DifferenceRow = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.date(),
  moved_cents: z.number(),
  booked_cents: z.number(),
  fault: z.enum(movementFaults),
  payment_id: z.string().nullable(),
})
export type DifferenceRow = z.infer<typeof DifferenceRow>

const CountedDifference = DifferenceRow.extend({ count: z.number(), cents: z.number() })

export type MonthDifferences = { rows: DifferenceRow[]; count: number; cents: number }

/**
 * Where the provider's month and the month of the books part: movements that were not booked in their month as they moved,
 * and what was booked without a movement of this month. The first ones, and how many there are and come to together: a
 * month of which nothing was taken in differs in every gift.
 */
export async function listMonthDifferences(tx: Tx, span: Span, limit: number): Promise<MonthDifferences> {
  const found = await rows(CountedDifference)`
    select id, kind, at, moved_cents::bigint as moved_cents, booked_cents::bigint as booked_cents, fault, payment_id,
      count(*) over ()::int as count, (sum(moved_cents - booked_cents) over ())::bigint as cents
    from (${movedOtherwise(span)} union all ${bookedOtherwise(span)}) difference
    order by at desc, id desc limit ${limit}`.all(tx)
  return { rows: found, count: found[0]?.count ?? 0, cents: found[0]?.cents ?? 0 }
}

function movedOtherwise({ from, until }: Span) {
  const moved = sql`select * from balance_movements
    where moved_at >= ${from} and moved_at < ${until} and currency = 'usd'`
  return sql`select id, kind, moved_at as at, amount_cents - fee_cents as moved_cents, then_cents as booked_cents,
      coalesce(fault, 'other_month') as fault, payment_id
    from (${judged(moved, { from, until })}) movement where then_cents <> amount_cents - fee_cents`
}

// A gift that came another way takes from the processor and gives back to it in one breath, and so it does when it is
// returned: no movement tells of it.
function bookedOtherwise({ from, until }: Span) {
  return sql`select coalesce(movement.id, entry.idempotency_key) as id, entry.kind, entry.occurred_at as at,
      0 as moved_cents, -posting.amount_cents as booked_cents,
      case when movement.id is null then 'no_movement' else 'other_month' end as fault, entry.payment_id
    from ledger_transactions entry
    join ledger_postings posting on posting.transaction_id = entry.id
      and posting.account_id = (select id from ledger_accounts where kind = 'processor')
    left join payments payment on payment.id = entry.payment_id
    left join refunds refund on refund.id = entry.refund_id
    left join lateral (
      select movement.id, movement.moved_at from balance_movements movement
        where entry.kind not in ('payment_in') and entry.refund_id is null
          and movement.id = regexp_replace(entry.idempotency_key, '^movement(-fee)?:', '')
      union all
      select movement.id, movement.moved_at from balance_movements movement
        where entry.kind = 'payment_in' and movement.provider_payment_id = payment.provider_payment_id
          and movement.kind = 'charge'
      union all
      select movement.id, movement.moved_at from balance_movements movement
        where entry.refund_id is not null and movement.source_id = refund.provider_refund_id and movement.kind =
          case when entry.kind in ('refund_out', 'refund_excess') then 'refund' else 'refund_failure' end
      limit 1
    ) movement on true
    where entry.occurred_at >= ${from} and entry.occurred_at < ${until} 
      and not coalesce(starts_with(payment.provider_payment_id, 'offline_'), false)
      and (movement.id is null or movement.moved_at < ${from} or movement.moved_at >= ${until})`
}

const BankSums = z.object({
  sent_cents: z.number(),
  came_back_cents: z.number(),
  deposited_cents: z.number(),
  arrived_cents: z.number(),
  arrived_count: z.number(),
  on_way_before_cents: z.number(),
  on_way_after_cents: z.number(),
  payouts_differing: z.number(),
})
export type BankSums = z.infer<typeof BankSums>

/** What went to the bank in a time, by the provider's movements and payouts, and what came there another way. */
export function sumBank(tx: Tx, { from, until }: Span): Promise<BankSums> {
  return rows(BankSums)`select
    (select coalesce(-sum(amount_cents), 0)::bigint from balance_movements
      where kind = 'payout' and moved_at >= ${from} and moved_at < ${until}) as sent_cents,
    (select coalesce(sum(amount_cents), 0)::bigint from balance_movements
      where kind = 'payout_failure' and moved_at >= ${from} and moved_at < ${until}) as came_back_cents,
    (select coalesce(-sum(posting.amount_cents), 0)::bigint from ledger_transactions entry
      join ledger_postings posting on posting.transaction_id = entry.id
        and posting.account_id = (select id from ledger_accounts where kind = 'bank')
      where entry.kind in ('deposit', 'deposit_returned') and entry.occurred_at >= ${from} and entry.occurred_at < ${until}) as deposited_cents,
    coalesce(sum(amount_cents) filter (where ${hasArrived(until)} and not ${hasArrived(from)}), 0)::bigint as arrived_cents,
    (count(*) filter (where ${hasArrived(until)} and not ${hasArrived(from)}))::int as arrived_count,
    coalesce(sum(amount_cents) filter (where ${isOnWay(from)}), 0)::bigint as on_way_before_cents,
    coalesce(sum(amount_cents) filter (where ${isOnWay(until)}), 0)::bigint as on_way_after_cents,
    (count(*) filter (where ${payoutDiffers} and created_at >= ${from} and created_at < ${until}))::int as payouts_differing
    from payouts payout left join lateral (
      select moved_at from balance_movements where source_id = payout.id and kind = 'payout_failure' limit 1) back on true
    where created_at < ${until} and currency = 'usd'
      and (created_at >= ${from} or arrives_at >= ${from} or back.moved_at >= ${from})`.one(tx)
}

const hasArrived = (at: Date) => sql`(status = 'paid' and arrives_at < ${at})`
const isOnWay = (at: Date) =>
  sql`(created_at < ${at} and not ${hasArrived(at)} and (back.moved_at is null or back.moved_at >= ${at}))`

const Closing = z.object({
  figures: z.record(z.string(), z.number()),
  by: z.string(),
  closed_at: z.date(),
  signed_by: z.string().nullable(),
  difference_cents: z.number().nullable(),
  from_at: z.date(),
  until_at: z.date(),
})
export type Closing = z.infer<typeof Closing>

/** Who closed a month, how it was cut, and what its accounts held then. */
export function findClosing(tx: Tx, month: string): Promise<Closing | undefined> {
  return rows(
    Closing,
  )`select closing.figures, coalesce(staff.full_name, staff.email) as by, closing.closed_at,
      coalesce(signer.full_name, signer.email) as signed_by, closing.difference_cents,
      coalesce(closing.from_at, closing.month::timestamp at time zone 'UTC') as from_at,
      coalesce(closing.until_at, (closing.month + interval '1 month') at time zone 'UTC') as until_at
    from month_closings closing join users staff on staff.id = closing.closed_by
    left join users signer on signer.id = closing.signed_by
    where closing.month = ${`${month}-01`}::date`.first(tx)
}

export type NewClosing = Span & {
  month: string
  figures: Record<string, number>
  by: string
  at: Date
  agreement: BankAgreement
  differenceCents: number
  /** By how much the bank held more than the books; null where no statement said. */
  balanceCents: number | null
  signedBy: string | null
}

/** Closes a month once; false when somebody did before. */
export async function insertClosing(tx: Tx, closing: NewClosing): Promise<boolean> {
  const { rows: closed } = await sql`insert into month_closings
      (month, from_at, until_at, figures, closed_by, closed_at, bank_agreement, difference_cents,
      balance_difference_cents, signed_by)
    values (${`${closing.month}-01`}::date, ${closing.from}, ${closing.until}, ${JSON.stringify(closing.figures)}::jsonb, ${closing.by}, ${closing.at},
      ${closing.agreement}, ${closing.differenceCents}, ${closing.balanceCents}, ${closing.signedBy})
    on conflict (month) do nothing returning month`.execute(tx)
  return closed.length > 0
}
