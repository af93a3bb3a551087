import type { Role } from '@tower/contract/access.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { inEvenTime } from '../answer-time.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { countLinksSince, insertLink } from './links.queries.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { nextAfterSignIn, signInLinkUrl } from './sign-in-link.ts'
import { hashCode, hashToken, newCode, newToken } from '../one-time-secret.ts'

/** More mails than this in the life of one link are nobody's honest wish. */
const linksPerAddress = 5

export type RequestLink = { email: string; role?: Role | undefined; redirectTo?: string | undefined }

/**
 * Mails a sign-in link and a code to an address that may sign in. Other addresses get the same answer in
 * the same time and no mail; only a known account that asks for a role it doesn't hold is told so.
 */
export function requestLink(services: Services, request: RequestLink): Promise<void> {
  return inEvenTime(async () => {
    const decision = await services.database.transaction(async (tx) => {
      const decision = await maySignIn(tx, request)
      if (decision.admitted) await mailLink(services, tx, request)
      return decision
    })
    if (!decision.admitted && decision.because === 'holds_another_role')
      throw new Refusal('identity.not_authorized')
  })
}

async function mailLink(services: Services, tx: Tx, { email, role, redirectTo }: RequestLink): Promise<void> {
  const { clock, config, random } = services
  const at = clock.now()
  const lifeMs = signInLinkMinutes * 60_000
  if ((await countLinksSince(tx, email, new Date(at.getTime() - lifeMs))) >= linksPerAddress) return

  const [id, token, code] = [random.uuid(), newToken(services), newCode(services)]
  await insertLink(tx, {
    id,
    email,
    role: role ?? null,
    purpose: 'sign_in',
    tokenHash: hashToken(token),
    codeHash: hashCode(config, id, code),
    at,
    expiresAt: new Date(at.getTime() + lifeMs),
  })
  const origin = siteOrigin(config)
  const user = await findUserByEmail(tx, email)
  await queueMail(tx, {
    dedupeKey: `sign-in:${id}`,
    to: email,
    template: 'sign_in',
    params: { url: signInLinkUrl(origin, token, nextAfterSignIn(redirectTo, origin)), code },
    locale: user?.locale === 'es' ? 'es' : 'en',
  })
}
