import { isStaff } from '@tower/contract/access.ts'
import { Email } from '@tower/contract/people/email.contract.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { withConstantTime } from '../answer-time.ts'
import { findUserByEmail, findUserByEmailForUpdate } from '../identity.queries.ts'
import { openSession } from '../sessions/open-session.ts'
import { verifyPassword } from './password.ts'

export type SignInByPassword = {
  email: string
  password: string
  userAgent?: string | undefined
  network?: string | undefined
}

/**
 * Opens a session for an address and its password. Only staff have one; attempts with a wrong one are refused alike, in
 * the same time. Whoever knows the right one of an account that is staff no more is told so, and gets no session.
 */
export function signInByPassword(services: Services, attempt: SignInByPassword): Promise<AuthSession> {
  return withConstantTime(services, async () => {
    const email = Email.safeParse(attempt.email).data
    const known =
      email === undefined ? undefined : await services.database.read((tx) => findUserByEmail(tx, email))
    const right = await verifyPassword(attempt.password, known?.password_hash)
    const outcome =
      email &&
      (await services.database.transaction((tx) =>
        known && right ? admit(services, tx, known, attempt) : refuse(services, tx, email, 'wrong_password'),
      ))
    if (!outcome) throw new Refusal('identity.invalid_credentials')
    if (outcome === 'not_staff') throw new Refusal('identity.not_staff')
    return outcome
  })
}

type Known = { id: string; email: string; password_hash: string | null }

async function admit(
  services: Services,
  tx: Tx,
  known: Known,
  { userAgent, network }: Pick<SignInByPassword, 'userAgent' | 'network'>,
): Promise<AuthSession | 'not_staff' | undefined> {
  // Read again under its lock: a password changed while we compared no longer opens anything.
  const user = await findUserByEmailForUpdate(tx, known.email)
  const decision = await maySignIn(tx, { email: known.email })
  if (!decision.admitted || user?.password_hash !== known.password_hash)
    return refuse(services, tx, known.email, 'not_admitted')
  // Whoever was staff once may still have a password; it opens nothing any more.
  if (!isStaff(decision.role)) {
    await refuse(services, tx, known.email, 'not_staff')
    return 'not_staff'
  }
  const at = services.clock.now()
  const session = await openSession(services, tx, {
    userId: known.id,
    userAgent,
    network,
    openedBy: 'password',
    at,
  })
  const details = { how: 'password', role: decision.role }
  await writeAudit(tx, {
    at,
    actorId: known.id,
    action: 'identity.signed_in',
    targetKind: 'user',
    targetId: known.id,
    details,
  })
  return session
}

/** Nothing is thrown here, or the row of the attempt would be lost. */
async function refuse(services: Services, tx: Tx, email: string, because: string): Promise<undefined> {
  await auditRefusal(services, tx, { email, how: 'password', because })
}
