import type { GoalStanding } from '@tower/contract/people/prospects.ts'
import type { Services } from '../../services.ts'
import {
  listPublicProspectRows,
  type ListPlace,
  listShownSports,
  type PublicProspectRow,
} from './public-prospects.queries.ts'

export type PublicProspects = {
  items: PublicProspectRow[]
  /** Every sport found, whichever is asked for, and how many of each. */
  sports: { sport: string; count: number }[]
  /** How many there are in all, whatever their sport. */
  total: number
  /** Where the next page begins; undefined on the last one. */
  next: ListPlace | undefined
}

export type ListPublicProspects = {
  sport?: string | undefined
  goal?: GoalStanding | undefined
  after?: ListPlace | undefined
  limit: number
}

/** A page of everyone who may be seen, or of those of one sport, however an address spells it, or with goals of one kind. */
export function listPublicProspects(
  { database }: Services,
  { sport, goal, after, limit }: ListPublicProspects,
): Promise<PublicProspects> {
  return database.read(async (tx) => {
    const sports = await listShownSports(tx)
    const known = sports.find(({ sport: name }) => name.toLowerCase() === sport?.toLowerCase())?.sport
    const found = await listPublicProspectRows(tx, {
      sport: (known ?? sport) || undefined,
      goal,
      after,
      limit,
    })
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return {
      items,
      sports: sports
        .filter(({ sport: name }) => name !== '')
        .map(({ sport: name, athletes }) => ({ sport: name, count: athletes })),
      total: sports.reduce((sum, { athletes }) => sum + athletes, 0),
      next: last && found.length > limit ? { approvedAt: last.approved_at, id: last.id } : undefined,
    }
  })
}
