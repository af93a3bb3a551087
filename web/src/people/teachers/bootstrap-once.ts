import type { Role } from '@tower/contract/access.ts'
import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { mayBootstrap } from '@tower/contract/people/teachers.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readStoredSession } from '../../session/stored-session.ts'

const doneKey = 'tower:bootstrapped'

let underWay: string | undefined

/**
 * Has the server prepare what the teacher's portal stands on: once per session, in whichever tab comes first, for
 * teachers and staff. Answers the teacher's classroom where that was done just now. A failure holds nobody up; the next page tries again.
 */
export async function bootstrapOnce(role: Role | null): Promise<{ classroomId: string | null } | undefined> {
  const sessionId = readSessionId()
  if (!mayBootstrap(role) || !sessionId || underWay === sessionId || readDone() === sessionId)
    return undefined
  underWay = sessionId
  try {
    const { classroom_id: classroomId } = await browserCall(teacherEndpoints.bootstrap, {})
    localStorage.setItem(doneKey, sessionId)
    return { classroomId }
  } catch {
    return undefined
  } finally {
    underWay = undefined
  }
}

/** The session's own id, which outlives its tokens; it stands in their payload. */
function readSessionId(): string | undefined {
  const payload = readStoredSession()?.accessToken.split('.')[1]
  if (!payload) return undefined
  try {
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { session_id?: string }
    return claims.session_id
  } catch {
    return undefined
  }
}

function readDone(): string | null {
  try {
    return localStorage.getItem(doneKey)
  } catch {
    return null
  }
}
