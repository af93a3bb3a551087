import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { isUnknown } from '../../../api/call-error.ts'
import { directoryQueries } from '../../../people/directory/directory.api.ts'
import { usePaused } from '../../../ui/form/use-paused.ts'

export type Found = CallOutput<typeof directoryEndpoints.read>

type FoundTeachers = {
  people: readonly Found[]
  total: number
  /** Of what is typed now, and not of what was before. */
  isKnown: boolean
  isError: boolean
  retry: () => void
}

const searchPauseMs = 300
const shownTeachers = 20
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Who is found by part of a name or an address, or by the whole user ID; nobody while nothing is typed. */
export function useFoundTeachers(written: string): FoundTeachers {
  const typed = written.trim()
  const asked = usePaused(typed, searchPauseMs)
  const isId = idForm.test(asked)
  const byWords = useTeachersByWords(asked, asked !== '' && !isId)
  const byId = usePersonById(asked.toLowerCase(), isId)
  const found = isId ? byId : byWords
  if (typed === '') return { ...found, people: [], isKnown: false, isError: false }
  return { ...found, isKnown: found.isKnown && typed === asked }
}

function useTeachersByWords(q: string, enabled: boolean): FoundTeachers {
  const reading = useQuery({
    ...directoryQueries.all({ q, role: 'teacher', pageSize: shownTeachers }),
    enabled,
    placeholderData: keepPreviousData,
  })
  return {
    people: reading.data?.items ?? [],
    total: reading.data?.total ?? 0,
    isKnown: reading.isSuccess,
    isError: reading.isError,
    retry: () => void reading.refetch(),
  }
}

/** Nobody with this id is an answer, not a failure; nor is somebody who does not teach. */
function usePersonById(userId: string, enabled: boolean): FoundTeachers {
  const reading = useQuery({ ...directoryQueries.one(userId), enabled, retry: false })
  const isNobody = isUnknown(reading.error)
  const people = reading.data?.role === 'teacher' ? [reading.data] : []
  return {
    people,
    total: people.length,
    isKnown: !reading.isPending,
    isError: reading.isError && !isNobody,
    retry: () => void reading.refetch(),
  }
}
