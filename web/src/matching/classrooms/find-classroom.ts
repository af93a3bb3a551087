import type { Call } from '@tower/contract/client.ts'
import { classroomEndpoints } from '@tower/contract/matching/classrooms.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import type { Texts } from '../../texts/texts.ts'

/** A classroom as a giver sees it. */
export type Classroom = { id: string; code: string; name: string; place: string; isConfirmed: boolean }

/** What became of a share code: the classroom behind it, or why there is none. */
export type ClassroomAnswer =
  { classroom: Classroom; problem?: undefined } | { classroom?: undefined; problem: string }

/** Asks for the classroom behind a share code, for loaders and actions. */
export async function findClassroom(
  call: Call,
  typedCode: string,
  texts: Texts['classrooms'],
): Promise<ClassroomAnswer> {
  const code = typedCode.trim().toUpperCase()
  if (code === '') return { problem: texts.resolveBlocked }
  try {
    const found = await call(classroomEndpoints.resolveCode, { query: { code } })
    const town = [found.city, found.state].filter(Boolean).join(', ')
    const place = [found.school, town].filter(Boolean).join(' · ')
    return {
      classroom: { id: found.id, code, name: found.public_name, place, isConfirmed: found.is_confirmed },
    }
  } catch (error) {
    if (!isCallError(error)) throw error
    const { refused, unresolved: failed } = texts
    return { problem: explainError(error, { refused, quotes: 'any sentence', failed }) }
  }
}
