import { useQuery } from '@tanstack/react-query'
import type { BudgetUsage, YearEnd } from '@tower/contract/money/budgets.contract.ts'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { BudgetCard } from '../../money/budgets/budget-card.tsx'
import { BudgetHistory } from '../../money/budgets/budget-history.tsx'
import { budgetQueries } from '../../money/budgets/budgets.api.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './budget-page.module.css'
import { linkToSpending } from './link-to-spending.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'budgets') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.budgets.title)

/** A teacher's budgets, one per school year, with what became of every cent and what becomes of what is left. */
export default function BudgetPage() {
  const texts = useTexts('budgets')
  const reading = useQuery(budgetQueries.own)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.parts}>
        {reading.isError && (
          <FailedPart
            message={texts.failed}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
          />
        )}
        {reading.isPending && <Skeleton lines={8} />}
        {reading.data && <Budgets budgets={reading.data.items} yearEnd={reading.data.year_end} />}
      </div>
    </>
  )
}

function Budgets({ budgets, yearEnd }: { budgets: readonly BudgetUsage[]; yearEnd: YearEnd }) {
  const texts = useTexts('budgets')
  const [address] = useSearchParams()
  const year = Number(address.get('year'))
  const budget = budgets.find(({ fiscal_year: of }) => of === year) ?? budgets[0]
  if (!budget) return <EmptyState picture={<EmptyBlocks />}>{texts.noBudget}</EmptyState>
  return (
    <>
      <Years budgets={budgets} shown={budget.fiscal_year} />
      <BudgetCard budget={budget} />
      {budget.fiscal_year === yearEnd.fiscal_year && <WhenItEnds yearEnd={yearEnd} />}
      <Card title={texts.history.title} flush>
        <History key={budget.budget_id} budgetId={budget.budget_id} />
      </Card>
    </>
  )
}

/** The school years there are; a single one stands as a line. */
function Years({ budgets, shown }: { budgets: readonly BudgetUsage[]; shown: number }) {
  const texts = useTexts('budgets')
  const name = (year: number) => fillText(texts.schoolYear, { from: year - 1, to: year })
  if (budgets.length === 1) return <p className={styles.year}>{name(shown)}</p>
  return (
    <nav aria-label={texts.years} className={styles.years}>
      {budgets.map(({ fiscal_year: year }) => (
        <Link
          key={year}
          to={`?year=${year}`}
          aria-current={year === shown ? 'page' : undefined}
          preventScrollReset
        >
          {name(year)}
        </Link>
      ))}
    </nav>
  )
}

/** What becomes of what is left, said before it happens. */
function WhenItEnds({ yearEnd: { rule, fiscal_year: year } }: { yearEnd: YearEnd }) {
  const { yearEnd: texts } = useTexts('budgets')
  return (
    <Card title={texts.title}>
      <p>{fillText(texts[rule], { year })}</p>
      <p className={styles.quiet}>{texts.stays}</p>
    </Card>
  )
}

function History({ budgetId }: { budgetId: string }) {
  const [address, setAddress] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
  const turn = (to: number) =>
    setAddress(
      (before) => {
        const query = new URLSearchParams(before)
        if (to === 1) query.delete('page')
        else query.set('page', String(to))
        return query
      },
      { preventScrollReset: true },
    )
  return <BudgetHistory budgetId={budgetId} page={page} onPage={turn} linkToSpending={linkToSpending} />
}
