import { dayMs } from '@tower/contract/durations.ts'
import type { Language } from '@tower/contract/language.ts'
import { createHash } from 'node:crypto'
import type { ErrorCode } from '@tower/contract/errors.ts'
import { paths } from '@tower/contract/pages.ts'
import { sponsorLinkDays } from '@tower/contract/people/sponsors.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { isUnavailable } from '../../http/failure.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { allowAddress } from '../identity/accounts/allow-address.ts'
import { insertSponsorLink, upsertSponsorRequest } from './sponsors.queries.ts'
import { SecretText } from '../../mail/secret-text.ts'

export type StartSponsor = { email: string; displayName: string | null; locale: Language }

/**
 * Keeps who wants to sponsor, lets the address sign in as a sponsor (unless staff shut it out), and mails the
 * $800 link. The answer is the same for every address. Refuses with the documented sentence of the step that
 * failed, once the transaction has given up: a deadlock is tried again before anybody hears of it.
 */
export async function startSponsor(services: Services, start: StartSponsor): Promise<void> {
  let failing: ErrorCode = 'sponsors.not_saved'
  try {
    await services.database.transaction(async (tx) => {
      failing = 'sponsors.not_saved'
      const link = await saveRequest(services, tx, start)
      failing = 'sponsors.mail_failed'
      await mailLink(services, tx, start, link)
    })
  } catch (error) {
    if (error instanceof Refusal || isUnavailable(error)) throw error
    services.log.error({ err: error }, 'starting a sponsor failed')
    throw new Refusal(failing)
  }
}

type Link = { linkId: string; token: string }

async function saveRequest(
  services: Services,
  tx: Tx,
  { email, displayName, locale }: StartSponsor,
): Promise<Link> {
  const at = services.clock.now()
  const token = services.random.bytes(32).toString('base64url')
  const requestId = await upsertSponsorRequest(tx, { email, locale, at })
  await allowAddress(tx, { email, role: 'sponsor', name: displayName, source: 'sponsor-start', at })
  await notifyStaff(tx, {
    type: 'sponsor_request',
    title: `${email} would like to sponsor a classroom`,
    message: `${email} was sent the $800 link.${displayName ? ` The name typed with it: ${displayName}.` : ''}`,
    dedupeKey: `sponsor-request:${requestId}`,
  })
  const expiresAt = new Date(at.getTime() + sponsorLinkDays * dayMs)
  const link = { requestId, tokenHash: linkHash(token), displayName, at, expiresAt }
  return { linkId: await insertSponsorLink(tx, link), token }
}

function mailLink(
  services: Services,
  tx: Tx,
  { email, locale }: StartSponsor,
  { linkId, token }: Link,
): Promise<void> {
  return queueSealedMail(services, tx, {
    dedupeKey: `sponsor-link:${linkId}`,
    to: email,
    template: 'sponsor_link',
    params: { url: new SecretText(`${siteOrigin(services.config)}${paths.sponsorStart}?link=${token}`) },
    locale,
  })
}

/** What is kept of a link's token. It was drawn from 2^256, so a plain hash gives nothing away. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
