import type { Role } from '@tower/contract/access.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from './issue-link.ts'
import { mailLocaleOf } from './mail-locale-of.ts'

/** Mails a sign-in link to an address that the gate lets in; false where the address had enough of them lately. */
export async function mailSignInLink(
  services: Services,
  tx: Tx,
  { email, role }: { email: string; role: Role },
): Promise<boolean> {
  const locale = mailLocaleOf(await findUserByEmail(tx, email), undefined)
  const purpose = 'sign_in'
  const link = await issueLink(services, tx, { email, role, locale, purpose, lifeMinutes: signInLinkMinutes })
  if (!link) return false
  await queueSealedMail(services, tx, {
    dedupeKey: `sign-in:${link.id}`,
    to: email,
    template: 'sign_in',
    params: { url: link.url, code: link.code },
    locale,
  })
  return true
}
