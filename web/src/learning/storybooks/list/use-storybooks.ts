import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { storybookQueries } from '../storybooks.api.ts'

/** Whether and for which classroom storybooks can be made now; the address names one of several. */
export function useStorybooks() {
  const [address] = useSearchParams()
  return useQuery(storybookQueries.context(address.get('classroom') ?? undefined))
}
