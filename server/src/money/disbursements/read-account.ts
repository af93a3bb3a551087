import type { Tx } from '../../database/database.ts'
import type { HandedDown } from '../../handed-down.ts'
import { Refusal } from '../../refusal.ts'
import { type AccountRow, findAccount } from './accounts.queries.ts'

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

/** What waits for a second person, is contested with a bank or on its way back, nobody else may pay out. */
export async function withStanding(
  tx: Tx,
  above: Contested,
  rows: readonly AccountRow[],
): Promise<StandingAccount[]> {
  const contested = await above.findContestedOfAthletes(
    tx,
    rows.map(({ account_id: id }) => id),
  )
  return rows.map((row) => {
    const contestedCents = Math.min(contested.get(row.account_id) ?? 0, row.balance_cents)
    const available = Math.max(0, row.balance_cents - row.waiting_cents - contestedCents)
    return { ...row, contested_cents: contestedCents, available_cents: available }
  })
}
