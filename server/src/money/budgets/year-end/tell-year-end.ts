import { asLanguage } from '@tower/contract/language.ts'
import { fiscalYearOf, yearEndNoticeFrom } from '@tower/contract/money/budgets.ts'
import { queueMails } from '../../../mail/queue-mail.ts'
import type { Services } from '../../../services.ts'
import { findYearEnd } from './find-year-end.ts'
import { listUntold, lockYearEnd, markTold } from './year-end.queries.ts'

const atOnce = 500

/** In the last two weeks of a school year: tells every teacher with something left what becomes of it, once. */
export async function tellYearEnd({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const at = clock.now()
  const fiscalYear = fiscalYearOf(at)
  if (at < yearEndNoticeFrom(fiscalYear)) return
  for (let told = atOnce; told === atOnce;) {
    told = await database.transaction(async (tx) => {
      await lockYearEnd(tx, fiscalYear)
      const { rule } = await findYearEnd(tx, fiscalYear)
      const budgets = await listUntold(tx, { fiscalYear, limit: atOnce })
      if (budgets.length === 0) return 0
      await queueMails(
        tx,
        budgets.map((budget) => ({
          dedupeKey: `budget-year-end:${budget.id}`,
          to: budget.email,
          template: 'budget_year_end' as const,
          params: { fiscalYear, rule, leftCents: budget.left_cents },
          locale: asLanguage(budget.locale),
        })),
      )
      await markTold(tx, { ids: budgets.map(({ id }) => id), at })
      return budgets.length
    })
  }
}
