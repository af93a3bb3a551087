import { remindBeforeDays } from '@tower/contract/money/pledges.ts'
import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listDueSoon } from './due-installments.queries.ts'
import { remind } from './remind.ts'

/**
 * Reminds of what is due in three days, where the pledge says so; a day on which nothing ran is made up for. Whoever was reminded
 * within the week, paid meanwhile or wants no such mail is left alone.
 */
export async function remindSoon(
  services: Pick<Services, 'config' | 'random' | 'database' | 'clock' | 'log'>,
): Promise<number> {
  const { database, clock, log } = services
  const at = clock.now()
  const today = dayOf(at)
  const until = moveDay(today, remindBeforeDays)
  const due = await database.read((tx) => listDueSoon(tx, { from: today, until }))
  let reminded = 0
  for (const { id: installmentId } of due)
    try {
      await database.transaction((tx) => remind(services, tx, { installmentId, by: null, at }))
      reminded += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  if (reminded > 0) log.info({ reminded }, 'donors were reminded of installments')
  return reminded
}
