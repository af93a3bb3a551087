import { centsAsRead, saysWhereMoneyLies } from '@tower/contract/money/account-signs.ts'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { showCents } from '../payouts/show-cents.ts'
import styles from './closing.module.css'

type Account = MonthBooks['accounts'][number]

/** What each kind of account held before a month and after it. */
export function MonthAccounts({ books: { accounts } }: { books: MonthBooks }) {
  const { month: texts } = useTexts('closing')
  const { accounts: names } = useTexts('payments')
  const columns: Column<Account>[] = [
    {
      id: 'account',
      head: texts.account,
      cell: ({ kind }) => (names as Record<string, string>)[kind] ?? kind,
    },
    {
      id: 'opening',
      head: texts.opening,
      numeric: true,
      cell: ({ kind, opening_cents: cents }) => showCents(centsAsRead(kind, cents)),
    },
    { id: 'in', head: texts.in, numeric: true, cell: (account) => showCents(movedAsRead(account).in) },
    { id: 'out', head: texts.out, numeric: true, cell: (account) => showCents(-movedAsRead(account).out) },
    { id: 'closing', head: texts.closing, numeric: true, cell: (account) => <After account={account} /> },
  ]
  return (
    <Card title={texts.accounts}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.accountsLead}</p>
        <DataTable
          caption={texts.accountsCaption}
          columns={columns}
          rows={accounts.filter(hasMoney)}
          rowKey={({ kind }) => kind}
        />
      </div>
    </Card>
  )
}

/** An account that held nothing, and that nothing went through, says nothing of the month. */
const hasMoney = (account: Account) =>
  [
    account.opening_cents,
    account.in_cents,
    account.out_cents,
    account.closing_cents,
    account.closed_cents ?? 0,
  ].some((cents) => cents !== 0)

/** What lies at the bank came in there when the books took it from the account. */
function movedAsRead({ kind, in_cents: booked, out_cents: taken }: Account): { in: number; out: number } {
  return saysWhereMoneyLies(kind) ? { in: taken, out: booked } : { in: booked, out: taken }
}

function After({ account: { kind, ...account } }: { account: Account }) {
  const { month: texts } = useTexts('closing')
  const now = centsAsRead(kind, account.closing_cents)
  if (account.closed_cents === null) return showCents(now)
  const then = centsAsRead(kind, account.closed_cents)
  return (
    <span className={styles.amount}>
      {showCents(now)}
      <span>{fillText(texts.closedWith, { amount: showCents(then) })}</span>
    </span>
  )
}
