import type { Tx } from '../../database/database.ts'
import type { AccountRef } from '../ledger/accounts.ts'
import { lockBalances } from '../ledger/lock-balances.ts'
import { balanceOf } from '../ledger/read-balance.ts'
import { recordPosting, transfer } from '../ledger/record-posting.ts'
import type { TransactionKind } from '../ledger/transaction-kinds.ts'
import { type AthleteMoney, athleteAccount } from './athlete-account.ts'
import { findMovedOn, lockAthlete } from './moved.queries.ts'

export type BringBack = AthleteMoney & {
  /** What is about to be taken from the account. */
  neededCents: number
  cause: string
  at: Date
}

/**
 * Before a gift goes back: what of its account went on to the athlete's general support or to the fund for all athletes
 * comes back first, as far as it is needed, as it went there, and as it is still there. What was paid out stays paid out.
 */
export async function bringBack(tx: Tx, { prospectId, goalId, neededCents, cause, at }: BringBack) {
  await lockAthlete(tx, prospectId)
  const own = athleteAccount({ prospectId, goalId })
  const missing = async () => Math.max(0, neededCents - (await balanceOf(tx, own)))
  if ((await missing()) === 0) return
  if (goalId !== null) await fromGeneral(tx, { prospectId, goalId, missing: await missing(), cause, at })
  await fromFund(tx, { account: own, missing: await missing(), cause, at })
}

type FromGeneral = { prospectId: string; goalId: string; missing: number; cause: string; at: Date }

async function fromGeneral(tx: Tx, { prospectId, goalId, missing, cause, at }: FromGeneral): Promise<void> {
  const { toAthlete } = await findMovedOn(tx, goalId)
  const wanted = Math.min(missing, toAthlete)
  if (wanted <= 0) return
  const general = athleteAccount({ prospectId, goalId: null })
  await fromFund(tx, { account: general, missing: wanted - (await balanceOf(tx, general)), cause, at })
  const cents = Math.min(wanted, await balanceOf(tx, general))
  const to = athleteAccount({ prospectId, goalId })
  await move(tx, { kind: 'athlete_to_goal', key: `back:${goalId}:${cause}`, from: general, to, cents, at })
}

/** What the refund will lock next: taken now in the order of every posting, so that no two refunds wait in a circle. */
const ofEveryRefund: AccountRef[] = [{ kind: 'disputed_funds' }, { kind: 'refund_reserve' }]

type FromFund = { account: AccountRef; missing: number; cause: string; at: Date }

async function fromFund(tx: Tx, { account, missing, cause, at }: FromFund): Promise<void> {
  const ownerId = account.ownerId ?? ''
  if (missing <= 0) return
  const { toFund } = await findMovedOn(tx, ownerId)
  if (toFund <= 0) return
  const from: AccountRef = { kind: 'fund_prospects' }
  const [inFund = 0] = await lockBalances(tx, [from, ...ofEveryRefund])
  const cents = Math.min(missing, toFund, inFund)
  await move(tx, {
    kind: 'athlete_from_fund',
    key: `fund-back:${ownerId}:${cause}`,
    from,
    to: account,
    cents,
    at,
  })
}

type Move = {
  kind: TransactionKind
  key: string
  from: AccountRef
  to: AccountRef
  cents: number
  at: Date
}

async function move(tx: Tx, { kind, key, from, to, cents, at }: Move): Promise<void> {
  if (cents <= 0) return
  await recordPosting(tx, { kind, idempotencyKey: key, at, postings: transfer(from, to, cents) })
}
