import type { Language } from '@tower/contract/language.ts'
import { isStaff, type Role } from '@tower/contract/access.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { SignInPortal } from './sign-in-mail.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { withConstantTime } from '../answer-time.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from './issue-link.ts'
import { mailLocaleOf } from './mail-locale-of.ts'

export type RequestLink = {
  email: string
  role?: Role | undefined
  redirectTo?: string | undefined
  /** The page's language. */
  locale?: Language | undefined
}

/**
 * Mails a sign-in link and a code to an address that may sign in. An account that holds another role than the one
 * asked for gets the link of its own portal, and the mail says so. Every other address gets the same answer in the
 * same time, and no mail: only who reads the mailbox learns anything.
 */
export function requestLink(services: Services, request: RequestLink): Promise<void> {
  return withConstantTime(services, () =>
    services.database.transaction(async (tx) => {
      const decision = await maySignIn(tx, request)
      if (decision.admitted) return mailLink(services, tx, request)
      const { email } = request
      await auditRefusal(services, tx, { email, how: 'link_request', because: decision.because })
      if (decision.because === 'holds_another_role') await mailOwnPortal(services, tx, request)
    }),
  )
}

/** Where the person wanted to go lies behind the other portal, so it is left out. */
async function mailOwnPortal(services: Services, tx: Tx, { email, locale }: RequestLink): Promise<void> {
  const own = await maySignIn(tx, { email })
  if (own.admitted) await mailLink(services, tx, { email, locale, role: own.role }, portalOf(own.role))
}

async function mailLink(
  services: Services,
  tx: Tx,
  { email, role, ...request }: RequestLink,
  ownPortal?: SignInPortal,
): Promise<void> {
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
  await queueSealedMail(services, tx, {
    dedupeKey: `sign-in:${id}`,
    to: email,
    template: 'sign_in',
    params: { url, code, ...(ownPortal && { ownPortal }) },
    locale,
  })
}

/** The portal of a role; none for those that come in by any of them. */
function portalOf(role: Role): SignInPortal | undefined {
  if (isStaff(role)) return 'admin'
  return role === 'sponsor' || role === 'teacher' ? role : undefined
}
