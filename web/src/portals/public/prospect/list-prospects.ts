import type { GoalStanding } from '@tower/contract/people/prospects.ts'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import type { PageContext } from '../../../api/load-context.ts'
import { isCallError } from '../../../api/call-error.ts'
import { failedStatus } from '../../../api/failed-status.ts'
import type { ListedProspect } from '../../../people/prospects/prospect.ts'
import { toneOfSport } from '../../../people/prospects/sport-look.ts'
import type { SportCount } from '../../../people/prospects/sport-filter.tsx'

export type ProspectList = {
  items: ListedProspect[]
  sports: SportCount[]
  total: number
  /** The sport that is shown; undefined for all. */
  chosen: string | undefined
  goal: GoalStanding | undefined
  /** What the address of the next page names; null on the last one. */
  next: string | null
  isFirst: boolean
}

export type AskedProspects = {
  sport: string | undefined
  goal?: GoalStanding | undefined
  after: string | undefined
}

/**
 * A page of everyone in public, or of those of one sport, and how many there are of each. A status when the list could not
 * be loaded: the rest of the page stands.
 */
export async function listProspects(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  { sport: asked, goal, after }: AskedProspects,
): Promise<ProspectList | number> {
  try {
    const answer = await call(prospectEndpoints.list, { query: { sport: asked, goal, after } })
    const { items, sports, sport_counts: counts, total, next } = answer
    return {
      items: items.map((item) => ({ ...item, tone: toneOfSport(item.sport) })),
      sports: counts,
      total,
      goal,
      chosen: sports.find((sport) => sport.toLowerCase() === asked?.toLowerCase()) ?? asked,
      next,
      isFirst: after === undefined,
    }
  } catch (error) {
    if (!isCallError(error)) report(error)
    return failedStatus(error)
  }
}
