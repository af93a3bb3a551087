import { useQuery } from '@tanstack/react-query'
import { isBeingDrawn, storybookQueries } from '../../../learning/storybooks/storybooks.api.ts'

/** While pictures are drawn, how far they are is asked for; an event may be lost. */
const whileDrawingMs = 2_000

/** One of the own storybooks, where the address names one. */
export function useOwnBook(id: string | null) {
  return useQuery({
    ...storybookQueries.one(id ?? ''),
    enabled: id !== null,
    retry: false,
    refetchInterval: ({ state }) => (state.data && isBeingDrawn(state.data.item) ? whileDrawingMs : false),
  })
}
