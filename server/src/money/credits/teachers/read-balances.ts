import type { creditTypes } from '@tower/contract/money/teacher-credits.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { listStorybookWeeks } from './list-storybook-weeks.ts'
import { storybookWeekOf } from './storybook-week.ts'

export type CreditBalance = { type: (typeof creditTypes)[number]; credits: number }

/** What is left of a teacher's credits, kind by kind. */
export async function readBalances(
  services: Services,
  { teacherId: ownerId }: { teacherId: string },
): Promise<CreditBalance[]> {
  const weeks = await listStorybookWeeks(services, { teacherId: ownerId })
  const { start } = storybookWeekOf(services.clock.now())
  const left = weeks
    .filter((week) => week.period_start === start)
    .reduce((sum, week) => sum + week.credits_granted - week.credits_used, 0)
  return services.database.read(async (tx) => [
    { type: 'platform', credits: (await balanceOf(tx, { kind: 'wallet', ownerId })) / creditCents },
    { type: 'tools', credits: (await balanceOf(tx, { kind: 'tools_wallet', ownerId })) / creditCents },
    { type: 'storybook', credits: left },
  ])
}
