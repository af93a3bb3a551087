import { createHash } from 'node:crypto'
import type { ErrorCode } from '@tower/contract/errors.ts'
import { sponsorLinkDays } from '@tower/contract/people/sponsors.ts'
import { siteOrigin } from '../../config.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { allowAddress } from '../identity/accounts/allow-address.ts'
import { insertSponsorLink, upsertSponsorRequest } from './sponsors.queries.ts'

export type StartSponsor = { email: string; displayName: string | null; locale: 'en' | 'es' }

const dayMs = 86_400_000

/**
 * Keeps who wants to sponsor, lets the address sign in as a sponsor (unless staff shut it out), and mails the
 * $800 link. The answer is the same for every address.
 */
export function startSponsor(
  services: Services,
  { email, displayName, locale }: StartSponsor,
): Promise<void> {
  const at = services.clock.now()
  const token = services.random.bytes(32).toString('base64url')
  return services.database.transaction(async (tx) => {
    const linkId = await orRefuse(services, 'sponsors.not_saved', async () => {
      const requestId = await upsertSponsorRequest(tx, { email, displayName, locale, at })
      await allowAddress(tx, { email, role: 'sponsor', name: displayName, source: 'sponsor-start', at })
      await notifyStaff(tx, {
        type: 'sponsor_request',
        title: `${displayName ?? email} would like to sponsor a classroom`,
        message: `${email} was sent the $800 link.`,
        dedupeKey: `sponsor-request:${requestId}`,
      })
      const expiresAt = new Date(at.getTime() + sponsorLinkDays * dayMs)
      return insertSponsorLink(tx, { requestId, tokenHash: linkHash(token), at, expiresAt })
    })
    await orRefuse(services, 'sponsors.mail_failed', () =>
      queueMail(tx, {
        dedupeKey: `sponsor-link:${linkId}`,
        to: email,
        template: 'sponsor_link',
        params: { displayName, url: `${siteOrigin(services.config)}/sponsor/start?link=${token}` },
        locale,
      }),
    )
  })
}

/** What is kept of a link's token. It was drawn from 2^256, so a plain hash gives nothing away. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The documented sentence for a step that failed; what really happened goes into the log. */
async function orRefuse<Answer>(
  { log }: Services,
  code: ErrorCode,
  step: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, 'starting a sponsor failed')
    throw new Refusal(code)
  }
}
