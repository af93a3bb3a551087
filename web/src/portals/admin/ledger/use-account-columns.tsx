import { centsAsRead } from '@tower/contract/money/account-signs.ts'
import type { DeskAccount } from '@tower/contract/money/desk-ledger.contract.ts'
import { creditCents, formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'

/** The columns of accounts; a name opens the book of its account. */
export function useAccountColumns(): ListColumn<DeskAccount>[] {
  const { columns: heads, credits, house } = useTexts('ledger')
  const name = useAccountName()
  return [
    {
      id: 'account',
      head: heads.account,
      cell: (account) => <Link to={`${paths.adminLedger}?account=${account.id}`}>{name(account)}</Link>,
    },
    { id: 'owner', head: heads.owner, cell: ({ owner }) => owner ?? house },
    {
      id: 'balance',
      head: heads.balance,
      numeric: true,
      cell: ({ kind, balance_cents: cents, unit }) => showBalance(centsAsRead(kind, cents), unit, credits),
    },
  ]
}

/** What an account is called, with the year of a budget. */
export function useAccountName(): (account: Pick<DeskAccount, 'kind' | 'fiscal_year'>) => string {
  const { accounts } = useTexts('payments')
  const { ofYear } = useTexts('ledger')
  return ({ kind, fiscal_year: year }) => {
    const name = (accounts as Record<string, string>)[kind] ?? kind
    return year === null ? name : fillText(ofYear, { name, year })
  }
}

/** An amount with its sign; credits say that they are. */
export function showBalance(cents: number, unit: string, credits: string): string {
  const sign = cents < 0 ? '−' : ''
  const amount = Math.abs(cents)
  if (unit === 'CREDIT') return `${sign}${fillText(credits, { amount: amount / creditCents })}`
  return sign + formatUsd(amount, { always2: true })
}
