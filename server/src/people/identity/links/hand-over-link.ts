import { isKeeper, isStaff, type Role } from '@tower/contract/access.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from './issue-link.ts'
import { mailLocaleOf } from './mail-locale-of.ts'

export type HandOverLink = {
  userId: string
  email: string
  role: Role
  /** Who gets the link to hand it over. */
  actorId: string
  at: Date
}

/**
 * A link that signs somebody in once, answered to staff who hand it over. It is neither logged nor kept, and that it was made
 * is in the audit log. Undefined where the address had enough of them lately.
 */
export async function handOverLink(
  services: Services,
  tx: Tx,
  { userId, email, role, actorId, at }: HandOverLink,
): Promise<string | undefined> {
  const link = await issueLink(services, tx, {
    ...{ email, role },
    locale: mailLocaleOf(await findUserByEmail(tx, email), undefined),
    purpose: 'sign_in',
    handedOverBy: actorId,
    lifeMinutes: signInLinkMinutes,
  })
  if (!link) return undefined
  await writeAudit(tx, {
    ...{ at, actorId, action: 'identity.link_handed_over' },
    ...{ targetKind: 'user', targetId: userId },
    details: {},
  })
  return link.url.words
}

/**
 * Whether staff may be shown a link of somebody: only until that person's own mailbox was proven, for with it staff could file
 * in their name what they then approve. Of guardians, athletes and coaches never: they consent for children. Of staff never: whoever
 * came in as a colleague would be the second person to their own act.
 */
export function mayBeHandedOver(person: { role: Role; isProven: boolean }): boolean {
  return !person.isProven && !isKeeper(person.role) && !isStaff(person.role)
}
