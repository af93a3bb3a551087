import { budgetEndpoints } from '@tower/contract/money/budgets.contract.ts'
import type { HandedDown } from '../../handed-down.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import {
  budgetHeader,
  viewBudgetCells,
  viewBudgetLine,
  viewStaffBudget,
  viewUsage,
  viewYearEnd,
} from './budgets.view.ts'
import type { BudgetFilters } from './desk/desk.queries.ts'
import { exportAllBudgets } from './desk/export-all-budgets.ts'
import { getStaffBudget } from './desk/get-staff-budget.ts'
import { listBudgets } from './desk/list-budgets.ts'
import { lockBudget } from './desk/lock-budget.ts'
import { setBudgetAmount } from './desk/set-budget-amount.ts'
import { readBudgetHistory } from './history/read-budget-history.ts'
import { listOwnBudgets } from './list-own-budgets.ts'
import { readYearEnd } from './year-end/read-year-end.ts'
import { setYearEnd } from './year-end/set-year-end.ts'

type Filters = Partial<Pick<BudgetFilters, 'teacher' | 'state'>> & {
  q?: string | undefined
  fiscal_year?: number | undefined
}

const filtersOf = ({ q, teacher, fiscal_year, state }: Filters): BudgetFilters => ({
  teacher: teacher || q || undefined,
  fiscalYear: fiscal_year,
  state,
})

/** Mounts the calls of this domain. */
export function budgetRoutes(
  serve: Serve,
  services: Services,
  { findSlotNumbers }: Pick<HandedDown, 'findSlotNumbers'>,
): void {
  serve(budgetEndpoints, {
    own: async ({ actor }) => {
      const { rows, yearEnd } = await listOwnBudgets(services, { teacherId: actor.userId })
      return { items: rows.map(viewUsage), total: rows.length, year_end: viewYearEnd(yearEnd) }
    },
    listRows: async ({ actor }) =>
      (await listOwnBudgets(services, { teacherId: actor.userId })).rows.map(viewUsage),
    history: async ({ actor, params, query }) => {
      const history = await readBudgetHistory(
        { ...services, findSlotNumbers },
        { actor, ...params, page: query },
      )
      return { items: history.rows.map((row) => viewBudgetLine(row, history)), total: history.total }
    },
    list: async ({ query }) => {
      const { sort = '-year', ...page } = query
      const { rows, total, hasMore } = await listBudgets(services, { filters: filtersOf(query), sort, page })
      return { items: rows.map(viewStaffBudget), total, has_more: hasMore }
    },
    listCsv: async ({ query, reply }) => {
      const batches = exportAllBudgets(services, filtersOf(query))
      await sendCsv(reply, { name: 'budgets', header: budgetHeader, batches, view: viewBudgetCells })
    },
    read: ({ params }) =>
      services.database.read(async (tx) => viewStaffBudget(await getStaffBudget(tx, params.budgetId))),
    upsert: async ({ actor, body }) => {
      const row = await setBudgetAmount(services, {
        actor,
        teacherId: body.teacher_id,
        fiscalYear: body.fiscal_year,
        amountCents: body.amount_cents,
        wasCents: body.was_cents,
      })
      return { ok: true as const, item: viewStaffBudget(row) }
    },
    lock: async ({ actor, body: { budget_id: budgetId, locked } }) => ({
      ok: true as const,
      item: viewStaffBudget(await lockBudget(services, { actor, budgetId, locked })),
    }),
    yearEnd: async () => {
      const { fundCents, operationsCents, leftCents, ...yearEnd } = await readYearEnd(services)
      return {
        ...viewYearEnd(yearEnd),
        fund_cents: fundCents,
        operations_cents: operationsCents,
        left_cents: leftCents,
      }
    },
    setYearEnd: async ({ actor, body: { fiscal_year: fiscalYear, rule } }) => ({
      ok: true as const,
      item: viewYearEnd(await setYearEnd(services, { actor, fiscalYear, rule })),
    }),
  })
}
