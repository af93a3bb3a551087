import { asLanguage } from '@tower/contract/language.ts'
import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireRecentProof } from '../sessions/require-recent-proof.ts'
import { hashPassword } from './password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { setPassword } from './set-password.ts'

/** Hashes the password somebody chose for themselves, before the transaction that keeps it. Only staff have one, and prove themselves anew. */
export async function prepareOwnPassword(
  services: Pick<Services, 'clock' | 'database' | 'charity'>,
  actor: Actor,
  password: string,
): Promise<string> {
  if (!isStaff(actor.heldRole)) throw new Refusal('identity.not_authorized')
  requireRecentProof(actor, services.clock.now())
  await requireGoodPassword(services, password, actor)
  return hashPassword(password)
}

/** Keeps the new password of a person, ends every session of theirs, this one included, and says so by mail. */
export async function changePassword(
  { random }: Pick<Services, 'random'>,
  tx: Tx,
  {
    user,
    passwordHash,
    at,
  }: { user: { id: string; email: string; locale: string }; passwordHash: string; at: Date },
): Promise<void> {
  await setPassword(tx, { userId: user.id, passwordHash, at })
  await queueMail(tx, {
    dedupeKey: `password-changed:${random.uuid()}`,
    to: user.email,
    template: 'password_changed',
    params: { changedAt: at.toISOString() },
    locale: asLanguage(user.locale),
  })
  await writeAudit(tx, {
    at,
    actorId: user.id,
    action: 'identity.password_changed',
    targetKind: 'user',
    targetId: user.id,
  })
}
