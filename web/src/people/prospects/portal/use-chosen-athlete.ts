import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { portalQueries } from './prospect-portal.api.ts'

/** As many as a choice lists; whoever has more searches by name. */
export const mostListed = 50

/** The athlete whose pages are shown: the one the address names, else the newest of those somebody keeps. */
export function useChosenAthlete(q = '') {
  const [address] = useSearchParams()
  const list = useQuery(portalQueries.list({ q: q || undefined, page: 1, pageSize: mostListed }))
  const named = address.get('athlete') ?? undefined
  const first = useQuery({
    ...portalQueries.list({ page: 1, pageSize: mostListed }),
    enabled: named === undefined,
  })
  return { list, first, prospectId: named ?? first.data?.items[0]?.id }
}
