import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from './issue-link.ts'
import { mailLocaleOf } from './mail-locale-of.ts'

export type PasswordLink = { email: string; redirectTo?: string | undefined }

/** Mails staff, whom the gate lets in, a link to choose a password; false where the address had enough of them lately. */
export async function mailPasswordLink(
  services: Services,
  tx: Tx,
  { email, redirectTo }: PasswordLink,
): Promise<boolean> {
  const locale = mailLocaleOf(await findUserByEmail(tx, email), undefined)
  const link = await issueLink(services, tx, {
    ...{ email, role: 'admin', locale, redirectTo },
    purpose: 'recovery',
    lifeMinutes: signInLinkMinutes,
  })
  if (!link) return false
  const { id, url, code } = link
  const mail = { dedupeKey: `recovery:${id}`, to: email, params: { url, code }, locale }
  await queueSealedMail(services, tx, { ...mail, template: 'recovery' })
  return true
}
