import type { Role } from '@tower/contract/access.ts'
import type { SessionId, UserId } from '@tower/contract/ids.ts'

/** The person behind a request, from the session alone. */
export type Actor = {
  userId: UserId
  sessionId: SessionId
  email: string
  role: Role | null
}

/** Finds who a bearer token belongs to; undefined when it is unknown, expired, revoked or its owner disabled. */
export type Authenticate = (bearer: string) => Promise<Actor | undefined>
