import type { Tx } from '../../database/database.ts'
import type { HandedDown } from '../../handed-down.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { type AccountRow, findAccount } from './accounts.queries.ts'
import { listMovedGoals, type MovedGoal } from './moved.queries.ts'

export type Contested = Pick<HandedDown, 'findContestedOfAthletes'>

/** Where money of an athlete lies, and what of it can be paid out now. */
export type StandingAccount = AccountRow & { contested_cents: number; available_cents: number }

/** One account as it stands; whoever holds the athlete's row knows that it stays so. */
export async function getAccount(tx: Tx, above: Contested, accountId: string): Promise<StandingAccount> {
  const row = await findAccount(tx, accountId)
  if (!row) throw new Refusal('disbursements.account_not_found')
  const [account] = await withStanding(tx, above, [row])
  if (!account) throw new Refusal('disbursements.account_not_found')
  return account
}

/** A goal keeps its money until it is reached or archived: so supporters were told. */
export function requireReached({ is_unreached: isUnreached }: AccountRow): void {
  if (isUnreached) throw new Refusal('disbursements.goal_not_reached')
}

/**
 * What waits for a second person, is contested with a bank or on its way back, nobody else may pay out. Of a goal whose
 * money went on to general support that counts there, as far as the goal itself can no longer cover it: a refund would
 * bring it back from there.
 */
export async function withStanding(
  tx: Tx,
  above: Contested,
  rows: readonly AccountRow[],
): Promise<StandingAccount[]> {
  const generals = rows.filter(({ goal_id: goalId }) => goalId === null)
  const moved = await listMovedGoals(
    tx,
    generals.map(({ prospect_id: id }) => id),
  )
  const contested = await above.findContestedOfAthletes(tx, [
    ...new Set([...rows.map(({ account_id: id }) => id), ...moved.map(({ goal_id: id }) => id)]),
  ])
  return rows.map((row) => {
    const cents = (contested.get(row.account_id) ?? 0) + (row.goal_id ? 0 : claimsOn(row, moved, contested))
    const contestedCents = Math.min(cents, row.balance_cents)
    const free = Math.max(0, row.balance_cents - row.waiting_cents - contestedCents)
    const available = row.is_unreached ? 0 : free
    return { ...row, contested_cents: contestedCents, available_cents: available }
  })
}

/** What goals of an athlete would need back of the general support. */
function claimsOn(
  { prospect_id: prospectId }: AccountRow,
  moved: readonly MovedGoal[],
  contested: ReadonlyMap<string, number>,
): number {
  return moved
    .filter((goal) => goal.prospect_id === prospectId)
    .reduce((sum, { goal_id: id, balance_cents: left, moved_cents: gone }) => {
      const uncovered = Math.max(0, (contested.get(id) ?? 0) - left)
      return sum + Math.min(uncovered, gone)
    }, 0)
}

/** What one person may pay out of an account alone: by all that was paid out of it, as many small ones are one large one. */
export function aloneCents({ config }: Pick<Services, 'config'>, account: AccountRow): number {
  const decided = account.disbursed_cents + account.waiting_cents
  return Math.max(0, config.REFUND_SECOND_PERSON_CENTS - decided)
}
