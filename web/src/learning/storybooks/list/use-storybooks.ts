import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { storybookQueries } from '../storybooks.api.ts'

/** Whether and for which classroom storybooks can be made now: that of a book, else the one of several that the address names. */
export function useStorybooks(classroomId?: string) {
  const [address] = useSearchParams()
  return useQuery(storybookQueries.context(classroomId ?? address.get('classroom') ?? undefined))
}
