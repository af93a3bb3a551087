import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BudgetLine } from '@tower/contract/money/budgets.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RetryButton } from '../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './budget-history.module.css'
import { budgetQueries } from './budgets.api.ts'

const linesAtOnce = 20

export type BudgetHistoryProps = {
  budgetId: string
  page: number
  onPage: (page: number) => void
  /** Where what a line was spent on is shown; nothing where there is no page for it. */
  linkToSpending: (spending: NonNullable<BudgetLine['spending']>) => string | undefined
}

/** Every cent of a budget in plain words, the latest first, each line with the way to what it was about. */
export function BudgetHistory({ budgetId, page, onPage, linkToSpending }: BudgetHistoryProps) {
  const { history: texts } = useTexts('budgets')
  const columns = useColumns(linkToSpending)
  const reading = useQuery({
    ...budgetQueries.history(budgetId, page, linesAtOnce),
    placeholderData: keepPreviousData,
  })
  if (reading.isPending) return <Skeleton lines={6} />
  const retry = <RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />
  return (
    <div aria-busy={reading.isFetching}>
      {reading.isError && (
        <Notice tone="danger" action={retry}>
          {texts.failed}
        </Notice>
      )}
      {reading.data?.items.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {reading.data && reading.data.items.length > 0 && (
        <DataTable
          crowded
          caption={texts.caption}
          columns={columns}
          rows={reading.data.items}
          rowKey={({ id }) => id}
        />
      )}
      {reading.data && <Leaf page={page} total={reading.data.total} onPage={onPage} />}
    </div>
  )
}

/** Back and forth through the lines. */
function Leaf({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { history: texts } = useTexts('budgets')
  if (total <= linesAtOnce && page === 1) return null
  const from = (page - 1) * linesAtOnce + 1
  const to = Math.min(total, page * linesAtOnce)
  return (
    <div className={styles.leaf}>
      <span>{fillText(texts.showing, { from, to, total })}</span>
      <span className={styles.ways}>
        {page > 1 && (
          <Button size="s" onClick={() => onPage(page - 1)}>
            {texts.newer}
          </Button>
        )}
        {to < total && (
          <Button size="s" onClick={() => onPage(page + 1)}>
            {texts.older}
          </Button>
        )}
      </span>
    </div>
  )
}

function useColumns(linkToSpending: BudgetHistoryProps['linkToSpending']): Column<BudgetLine>[] {
  const { history } = useTexts('budgets')
  const heads = history.columns
  const language = useLanguage()
  return [
    {
      id: 'what',
      head: heads.what,
      cell: (line) => <What line={line} linkToSpending={linkToSpending} />,
    },
    { id: 'when', head: heads.when, cell: ({ at }) => showTime(at, 'date', language) },
    { id: 'amount', head: heads.amount, numeric: true, cell: (line) => <Amount line={line} /> },
    {
      id: 'left',
      head: heads.left,
      numeric: true,
      cell: ({ left_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}

/** What it did to what is left, with its sign; what moved among spent and reserved alone stands without one. */
function Amount({ line: { amount_cents: amount, change_cents: change } }: { line: BudgetLine }) {
  const { history } = useTexts('budgets')
  if (change === 0)
    return (
      <span className={styles.within} title={history.unchanged}>
        {formatUsd(amount, { always2: true })}
      </span>
    )
  return (
    <b className={classNames(change > 0 && styles.in)}>
      {change > 0 ? '+' : '−'}
      {formatUsd(Math.abs(change), { always2: true })}
    </b>
  )
}

function What({
  line,
  linkToSpending,
}: {
  line: BudgetLine
  linkToSpending: BudgetHistoryProps['linkToSpending']
}) {
  const { history: texts } = useTexts('budgets')
  const ways = useWays(line, linkToSpending)
  return (
    <div className={styles.what}>
      <span>{useWords(line)}</span>
      {(ways.length > 0 || line.actor_email) && (
        <span className={styles.more}>
          {ways}
          {line.actor_email && <span>{fillText(texts.by, { email: line.actor_email })}</span>}
        </span>
      )}
    </div>
  )
}

function useWords({
  fact,
  slot_number: number,
  other_year: year,
  change_cents: change,
}: BudgetLine): ReactNode {
  const { history: texts } = useTexts('budgets')
  if (fact === 'budget_allocated')
    return number === null ? (
      texts.gift
    ) : (
      <Link to={paths.slotStory({ number })}>{fillText(texts.slot, { number })}</Link>
    )
  if (fact === 'budget_carried' && year !== null)
    return fillText(change > 0 ? texts.carriedFrom : texts.carriedInto, { from: year - 1, to: year })
  return texts.facts[fact]
}

function useWays(
  { spending, payment_id: paymentId }: BudgetLine,
  linkToSpending: BudgetHistoryProps['linkToSpending'],
): ReactNode[] {
  const { history: texts } = useTexts('budgets')
  const to = spending && linkToSpending(spending)
  return [
    ...(to && spending
      ? [
          <Link key="spending" to={to}>
            {texts.see[spending.kind]}
          </Link>,
        ]
      : []),
    ...(paymentId
      ? [
          <Link key="gift" to={`${paths.adminPayments}?payment=${paymentId}`}>
            {texts.seeGift}
          </Link>,
        ]
      : []),
  ]
}
