import { formatUsd } from '@tower/contract/money.ts'
import type { MonthStatement } from '@tower/contract/money/closing-months.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { AskedAct, CarryOut, Hands, OutboundAct } from '../../../outbound-act.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { letOut, takeBackAct } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { findSigner } from '../bank/month-bank.queries.ts'
import { readMonthBank } from '../bank/read-month-bank.ts'
import { findClosing, insertClosing, sumAccounts } from './month.queries.ts'
import { spanOf } from './read-month.ts'

/**
 * Keeps what every account held at the end of a month, once. Of two who close it at once the second is told so. A month
 * that does not agree with the bank's statement is closed when a second person signs the difference.
 */
export async function closeMonth(
  services: Services & Hands,
  { actor, month }: { actor: Actor; month: string },
): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  if (spanOf(month).until > at) throw new Refusal('closing.month_not_over')
  const waits = await services.database.transaction(async (tx) => {
    // Before the month, as whoever decides about its difference does.
    await lockApprovals(tx)
    if (await findClosing(tx, month)) throw new Refusal('closing.month_closed')
    const act = await describeDifference(tx, month)
    const refusal = act && (await letOut(services, tx, { actor, act, at, always: 'kind', wish: { month } }))
    if (refusal) return refusal
    // What somebody asked to have signed agrees by now.
    if (!act) await takeBackAct(tx, { kind: 'month_difference', subjectId: month }, 'settled')
    await close(tx, { month, by: actor.userId, at })
    return undefined
  })
  if (waits) throw waits
}

/** Closes a month whose difference a second person signed, in the name of who asked. */
export function closeSigned({ tx, at }: CarryOut, { subjectId: month, askedBy }: AskedAct): Promise<void> {
  return close(tx, { month, by: askedBy, at })
}

type Closing = { month: string; by: string; at: Date }

async function close(tx: Tx, { month, by, at }: Closing): Promise<void> {
  const span = spanOf(month)
  const accounts = await sumAccounts(tx, span)
  const bank = await readMonthBank(tx, span, accounts)
  const figures = Object.fromEntries(accounts.map(({ kind, closing_cents: cents }) => [kind, cents]))
  const signedBy = isSound(bank) ? null : ((await findSigner(tx, month)) ?? null)
  const { agreement, difference_cents: differenceCents, balance_difference_cents: balanceCents } = bank
  const figured = { figures, agreement, differenceCents, balanceCents }
  const isNew = await insertClosing(tx, { month, ...span, ...figured, by, at, signedBy })
  if (!isNew) throw new Refusal('closing.month_closed')
  await writeAudit(tx, {
    at,
    actorId: by,
    action: 'closing.close_month',
    targetKind: 'month',
    targetId: month,
    details: figures,
  })
}

const isSound = ({ agreement }: MonthStatement) => agreement === 'agrees' || agreement === 'nothing'

/** What two people sign of a month; undefined where there is nothing to sign. */
export async function describeDifference(tx: Tx, month: string): Promise<OutboundAct | undefined> {
  const span = spanOf(month)
  const bank = await readMonthBank(tx, span, await sumAccounts(tx, span))
  if (isSound(bank)) return undefined
  const usd = (cents: number | null) => (cents === null ? '?' : formatUsd(cents, { always2: true }))
  const { statement, books } = bank
  return {
    kind: 'month_difference',
    subjectId: month,
    // A month is said in the language of whoever reads it.
    what: month,
    amountCents: bank.difference_cents,
    teacherId: null,
    payee: null,
    facts: [
      { name: 'month', value: month },
      { name: 'statement', value: bank.agreement },
      { name: 'bank_balance', value: usd(statement.closing_cents) },
      { name: 'books_balance', value: usd(books.closing_cents) },
      { name: 'balance_difference', value: usd(bank.balance_difference_cents) },
      { name: 'signed_difference', value: usd(bank.signed_difference_cents) },
      { name: 'lines_left', value: String(bank.left) },
      { name: 'entries_left', value: String(bank.entry_count) },
    ],
    stamp: JSON.stringify([
      bank.agreement,
      bank.covered_to,
      statement,
      books,
      bank.left,
      bank.left_cents,
      bank.entry_count,
      bank.balance_difference_cents,
      bank.signed_difference_cents,
    ]),
  }
}
