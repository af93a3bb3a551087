import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { Role } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
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
  /** Also mails it to its owner. */
  isMailed: boolean
  at: Date
}

/**
 * A link that signs somebody in once, answered to staff who hand it over. It is neither logged nor kept, and that it was made
 * is in the audit log. Undefined where the address had enough of them lately.
 */
export async function handOverLink(
  services: Services,
  tx: Tx,
  { userId, email, role, actorId, isMailed, at }: HandOverLink,
): Promise<string | undefined> {
  const locale = mailLocaleOf(await findUserByEmail(tx, email), undefined)
  const link = await issueLink(services, tx, {
    email,
    role,
    locale,
    purpose: 'sign_in',
    lifeMinutes: signInLinkMinutes,
  })
  if (!link) return undefined
  const { id, url, code } = link
  if (isMailed)
    await queueMail(tx, {
      dedupeKey: `sign-in:${id}`,
      to: email,
      template: 'sign_in',
      params: { url, code },
      locale,
    })
  await writeAudit(tx, {
    at,
    actorId,
    action: 'identity.link_handed_over',
    targetKind: 'user',
    targetId: userId,
    details: { mailed: isMailed },
  })
  return url
}
