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
}

/**
 * Everyone in public, or those of one sport, and how many there are of each. A status when the list could not be
 * loaded: the rest of the page stands.
 */
export async function listProspects(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  asked: string | undefined,
): Promise<ProspectList | number> {
  try {
    const { items, sports } = await call(prospectEndpoints.list, { query: {} })
    const chosen = sports.find((sport) => sport.toLowerCase() === asked?.toLowerCase()) ?? asked
    const shown = chosen === undefined ? items : items.filter(({ sport }) => sport === chosen)
    return {
      items: shown.map((item) => ({ ...item, tone: toneOfSport(item.sport) })),
      sports: sports.map((sport) => ({ sport, count: items.filter((item) => item.sport === sport).length })),
      total: items.length,
      chosen,
    }
  } catch (error) {
    if (!isCallError(error)) report(error)
    return failedStatus(error)
  }
}
