import { monthOf, moveMonth } from '@tower/contract/org-days.ts'
import { useQuery } from '@tanstack/react-query'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { closingQueries } from '../../../money/closing/closing.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { showCents } from '../payouts/show-cents.ts'
import styles from './closing.module.css'
import { CloseMonth } from './close-month.tsx'
import { MonthAccounts } from './month-accounts.tsx'
import { MonthBounces } from './month-bounces.tsx'
import { MonthBank } from './month-bank.tsx'
import { MonthProvider } from './month-provider.tsx'
import { nameMonth } from './months.ts'

// Reads a file and settles its lines: it comes once the month is there.
const MonthStatement = lateInBrowser(() => import('./bank/month-statement.tsx'))

/** The books of a month, the last whole one at first, beside the provider's and the bank's. */
export default function MonthTab() {
  const { month: texts } = useTexts('closing')
  const language = useLanguage()
  const [address] = useSearchParams()
  const [lastMonth] = useState(() => moveMonth(monthOf(new Date()), -1))
  const asked = address.get('month') ?? ''
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : lastMonth
  const reading = useQuery({ ...closingQueries.month(month), retry: false })
  return (
    <div className={styles.parts} aria-busy={reading.isFetching}>
      <nav className={styles.bar} aria-label={texts.choose}>
        <Link to={`?month=${moveMonth(month, -1)}`} aria-label={texts.previous} preventScrollReset>
          <ChevronLeft aria-hidden />
        </Link>
        <h2>{nameMonth(month, language)}</h2>
        <Link to={`?month=${moveMonth(month, 1)}`} aria-label={texts.next} preventScrollReset>
          <ChevronRight aria-hidden />
        </Link>
      </nav>
      {reading.isPending && <Skeleton lines={10} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && <Books books={reading.data} />}
    </div>
  )
}

function Books({ books }: { books: MonthBooks }) {
  const { month: texts } = useTexts('closing')
  const language = useLanguage()
  const { closed, accounts } = books
  const isChanged = accounts.some(({ closed_cents: then }) => then !== null)
  return (
    <>
      {!books.is_over && <Notice announce={false}>{texts.running}</Notice>}
      {closed && (
        <Notice tone="success" announce={false}>
          {fillText(closed.signed_by === null ? texts.closedBy : texts.closedByTwo, {
            name: closed.by,
            when: showTime(closed.at, 'dated', language),
            signer: closed.signed_by ?? '',
            amount: showCents(closed.difference_cents ?? 0),
          })}
        </Notice>
      )}
      {isChanged && (
        <Notice tone="warning" announce={false}>
          {texts.changed}
        </Notice>
      )}
      <MonthProvider books={books} />
      <MonthBank books={books} />
      <MonthStatement books={books} />
      <MonthBounces month={books.month} />
      <MonthAccounts books={books} />
      {books.is_over && !closed && <CloseMonth books={books} />}
    </>
  )
}
