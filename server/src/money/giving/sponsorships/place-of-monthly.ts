import { isGiftChoice, towerOfChoice } from '@tower/contract/money/gift-plan.ts'
import type { MonthlyPlace } from '@tower/contract/money/sponsorships.ts'

/** The tower of a monthly gift to classrooms, by what its checkout said. */
export function placeOfMonthly(goesTo: string | null): MonthlyPlace {
  return towerOfChoice(isGiftChoice(goesTo) ? goesTo : null)
}
