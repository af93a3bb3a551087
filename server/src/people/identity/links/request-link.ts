import type { Role } from '@tower/contract/access.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import type { MailLocale } from '../../../mail/mail-locale.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { inEvenTime } from '../answer-time.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from './issue-link.ts'
import { mailLocaleOf } from './mail-locale-of.ts'

export type RequestLink = {
  email: string
  role?: Role | undefined
  redirectTo?: string | undefined
  /** The page's language. */
  locale?: MailLocale | undefined
}

/**
 * Mails a sign-in link and a code to an address that may sign in. Other addresses get the same answer in
 * the same time and no mail; only a known account that asks for a role it doesn't hold is told so.
 */
export function requestLink(services: Services, request: RequestLink): Promise<void> {
  return inEvenTime(async () => {
    const decision = await services.database.transaction(async (tx) => {
      const decision = await maySignIn(tx, request)
      if (decision.admitted) await mailLink(services, tx, request)
      else await auditRefusal(services, tx, { ...request, how: 'link_request', because: decision.because })
      return decision
    })
    if (!decision.admitted && decision.because === 'holds_another_role')
      throw new Refusal('identity.not_authorized')
  })
}

async function mailLink(services: Services, tx: Tx, { email, role, ...request }: RequestLink): Promise<void> {
  const locale = mailLocaleOf(await findUserByEmail(tx, email), request.locale)
  const link = await issueLink(services, tx, {
    email,
    role,
    locale,
    purpose: 'sign_in',
    redirectTo: request.redirectTo,
    lifeMinutes: signInLinkMinutes,
  })
  if (!link) return
  const { id, url, code } = link
  await queueMail(tx, {
    dedupeKey: `sign-in:${id}`,
    to: email,
    template: 'sign_in',
    params: { url, code },
    locale,
  })
}
