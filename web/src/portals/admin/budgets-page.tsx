import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { budgetSorts, budgetStates } from '@tower/contract/money/budgets.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { budgetCalls, budgetQueries } from '../../money/budgets/budgets.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ListTotal } from '../../ui/list-page/list-total.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useBudgetColumns } from './budgets/use-budget-columns.tsx'
import { YearEndPart } from './budgets/year-end-part.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

// Comes when a budget is opened.
const BudgetDrawer = lateInBrowser(() => import('./budgets/budget-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'budgetDesk', 'budgets'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.budgetDesk.title)

const spec = { filters: { fiscal_year: 'any', state: budgetStates }, sorts: budgetSorts } as const
type BudgetQuery = ListQuery<'fiscal_year' | 'state', (typeof budgetSorts)[number]>

/** Staff see what each teacher may spend in a school year, set the amount, and lock it. */
export default function BudgetsPage() {
  const { back } = useTexts('people')
  const texts = useTexts('budgetDesk')
  const list = useListQuery(spec)
  const drawer = useDrawer('budget')
  const navigate = useNavigate()
  const { page, pageSize, sort } = list.query
  const reading = useQuery({
    ...budgetQueries.list({ ...narrowing(list.query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title={texts.title}
        beside={<ListTotal />}
        lead={texts.lead}
        crumbs={[{ label: back, to: paths.admin }, { label: texts.nav }]}
        actions={<ButtonLink to={drawer.linkTo('new')}>{texts.open.title}</ButtonLink>}
      />
      <ConsoleList<StaffBudget>
        name="budgets"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useBudgetColumns(drawer.linkTo)}
        keyOf={({ budget_id: id }) => id}
        nameOf={({ teacher }) => teacher.full_name ?? teacher.email}
        words={texts}
        searchLabel={texts.search}
        filters={useFilters()}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() => exportCsv('budgets.csv', () => budgetCalls.file(narrowing(list.query)))}
      />
      {/* Of once a year: below what is worked with, and only once that stands, for it would be moved. */}
      {reading.data && <YearEndPart />}
      {drawer.openId !== undefined && (
        <BudgetDrawer
          budgetId={drawer.openId}
          onClose={drawer.close}
          onOpened={(id) => void navigate(drawer.linkTo(id), { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}

function narrowing({ q, filters: { fiscal_year: year, state } }: BudgetQuery) {
  return {
    q: q || undefined,
    fiscal_year: year || undefined,
    state: budgetStates.find((name) => name === state),
  }
}

/** The next school year, this one and those before. */
function useFilters() {
  const texts = useTexts('budgetDesk')
  const thisYear = useQuery(budgetQueries.yearEnd).data?.fiscal_year
  const years = thisYear === undefined ? [] : [1, 0, -1, -2, -3].map((step) => thisYear + step)
  return [
    {
      name: 'fiscal_year',
      label: texts.year,
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    },
    {
      name: 'state',
      label: texts.state,
      options: budgetStates.map((value) => ({ value, label: texts.states[value] })),
    },
  ]
}
