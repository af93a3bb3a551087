import { isStaff } from '@tower/contract/access.ts'
import { Email, type AuthSession } from '@tower/contract/people/identity.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { asRole } from './access-token.ts'
import { findUserByEmail } from './identity.queries.ts'
import { maySignIn } from './may-sign-in.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './password.ts'

export type SignInByPassword = { email: string; password: string; userAgent?: string | undefined }

/** Opens a session for an address and its password. Only staff have one; every other address costs the same time and is refused alike. */
export async function signInByPassword(services: Services, attempt: SignInByPassword): Promise<AuthSession> {
  const email = Email.safeParse(attempt.email).data
  const known =
    email === undefined ? undefined : await services.database.read((tx) => findUserByEmail(tx, email))
  const right = await verifyPassword(attempt.password, known?.password_hash)
  if (!known) throw new Refusal('identity.invalid_credentials')

  const session = await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const target = { targetKind: 'user', targetId: known.id }
    const decision = await maySignIn(tx, { email: known.email })
    // The hash is read again: a password changed while we compared no longer opens anything.
    const unchanged = (await findUserByEmail(tx, known.email))?.password_hash === known.password_hash
    if (!right || !decision.admitted || !unchanged) {
      const details = { how: 'password', because: right ? 'not_admitted' : 'wrong_password' }
      if (isStaff(asRole(known.role)))
        await writeAudit(tx, { at, actorId: null, action: 'identity.sign_in_refused', ...target, details })
      return undefined
    }
    const opened = await openSession(services, tx, { userId: known.id, userAgent: attempt.userAgent, at })
    const details = { how: 'password', role: decision.role }
    await writeAudit(tx, { at, actorId: known.id, action: 'identity.signed_in', ...target, details })
    return opened
  })
  if (!session) throw new Refusal('identity.invalid_credentials')
  return session
}
