import { dayOf, moveMonth, startOfMonth } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { askForApproval, settleApproval } from '../../../seeds/by-two.ts'
import { hands } from '../../domains.ts'
import type { Actor } from '../../http/actor.ts'
import { explainLine } from '../../money/closing/bank/explain-line.ts'
import { explainEntry, matchLine } from '../../money/closing/bank/settle-line.ts'
import { takeStatement } from '../../money/closing/bank/take-statement.ts'
import { closeMonth } from '../../money/closing/month/close-month.ts'
import type { Services } from '../../services.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'

type World = { services: Services; clock: { now(): Date; advance(ms: number): void } }

/**
 * For tests of the books: the bank's statement of a month, with lines that were found in the books, matched by hand, explained
 * and left over; and the month closed by two people.
 */
export async function keepStatement({ services, clock }: World, staff: Actor): Promise<void> {
  const { database } = services
  const proved = (actor: Actor): Actor => ({ ...actor, provedAt: services.clock.now() })
  const today = dayOf(clock.now())
  const month = today.slice(0, 7)
  const entries = await database.read((tx) =>
    tx
      .selectFrom('ledger_transactions as entry')
      .innerJoin('ledger_postings as posting', 'posting.transaction_id', 'entry.id')
      .innerJoin('ledger_accounts as account', 'account.id', 'posting.account_id')
      .select(['entry.id', 'entry.kind', 'entry.memo', 'posting.amount_cents'])
      .where('account.kind', '=', 'bank')
      .orderBy('entry.kind')
      .orderBy('entry.id')
      .execute(),
  )
  const of = (kind: string) => {
    const found = entries.filter((entry) => entry.kind === kind)
    if (found.length === 0) throw new Error(`nothing of ${kind} was booked at the bank`)
    return found
  }
  const order = of('bank_paid').find(({ memo }) => memo?.startsWith('Order'))
  const deposits = of('deposit').slice(0, 2)
  const twoDeposits = -deposits.reduce((cents, { amount_cents: each }) => cents + each, 0)
  const line = (text: string, cents: number) => `${today},${text},${(cents / 100).toFixed(2)}`
  const text = [
    'Date,Description,Amount',
    line(`ACH ${order?.memo ?? ''} ACME`, -(order?.amount_cents ?? 0)),
    line('SERVICE FEE', -1_500),
    line('RENT', -90_001),
    line('CARDS', -5_003),
    line('LOCKBOX', twoDeposits),
    line('UNKNOWN', 777),
  ].join('\n')
  const file = { name: 'november.csv', text, from: `${month}-01`, to: today, isDryRun: false }
  await takeStatement(services, { actor: proved(staff), ...file })
  const lines = await database.read((tx) =>
    tx.selectFrom('bank_lines').select(['id', 'text', 'amount_cents', 'match']).orderBy('place').execute(),
  )
  const lineOf = (words: string) => lines.find((row) => row.text === words)?.id ?? ''
  const email = 'signer@tower.test'
  const second: Actor = { ...staff, email, userId: await buildUser(services, email, 'admin') }
  const explain = async (words: string, reason: 'bank_fee' | 'cards_funded' | 'not_ours') => {
    const said = { lineId: lineOf(words), reason, note: words.toLowerCase() }
    await askForApproval(explainLine({ ...services, hands }, { actor: proved(staff), ...said }))
    await settleApproval(services, { kind: 'bank_line', subjectId: said.lineId, actor: proved(second) })
  }
  await explain('SERVICE FEE', 'bank_fee')
  await explain('RENT', 'not_ours')
  await explain('CARDS', 'cards_funded')
  const entryIds = deposits.map(({ id }) => id)
  await matchLine(services, { actor: proved(staff), lineId: lineOf('LOCKBOX'), entryIds })
  const open = of('bank_returned')[0]?.id ?? ''
  await explainEntry(services, { actor: proved(staff), entryId: open, note: 'By another account' })
  await closeByTwo({ services, clock }, { month, staff: proved, first: staff, second })
}

type Two = { month: string; staff: (actor: Actor) => Actor; first: Actor; second: Actor }

async function closeByTwo({ services, clock }: World, { month, staff, first, second }: Two): Promise<void> {
  const end = startOfMonth(moveMonth(month, 1))
  clock.advance(end.getTime() + dayMs - clock.now().getTime())
  await askForApproval(closeMonth({ ...services, hands }, { actor: staff(first), month }))
  await settleApproval(services, { kind: 'month_difference', subjectId: month, actor: staff(second) })
}
