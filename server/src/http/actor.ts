import type { Role } from '@tower/contract/access.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import type { SecondFactorState } from '@tower/contract/people/second-factor.ts'

/** The person behind a request, from the session alone. */
export type Actor = {
  userId: string
  sessionId: string
  email: string
  /** The role that counts now: none while a second factor is still to come. */
  role: Role | null
  /** The account's role, whatever the session lacks. Access and rules ask `role`. */
  heldRole: Role | null
  /** What of the work of staff the account has; all of it for superadmins, nothing for those who are no staff. */
  duties: readonly Duty[]
  secondFactor: SecondFactorState
  /** Whether one factor or two opened the session. */
  assurance: 'aal1' | 'aal2'
  /** When its holder last gave a factor. */
  provedAt: Date
}

/** Finds who a bearer token belongs to; undefined when it is unknown, expired, revoked or its owner disabled. */
export type Authenticate = (bearer: string) => Promise<Actor | undefined>
