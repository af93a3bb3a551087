import { dayOf } from '@tower/contract/org-days.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Actor } from '../../http/actor.ts'
import { readGiver } from '../../money/giving/checkouts/read-gift-request.ts'
import { withSessionId } from '../../money/giving/checkouts/return-address.ts'
import { startCheckout } from '../../money/giving/checkouts/start-checkout.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findSponsorLink, nameSponsorRequest } from './sponsors.queries.ts'
import { linkHash } from './start-sponsor.ts'

/** Who a mailed link belongs to and whether it is still open. */
export async function readSponsorLink(services: Services, token: string) {
  const link = await services.database.read((tx) => findSponsorLink(tx, linkHash(token)))
  if (!link) throw new Refusal('sponsors.link_unknown')
  return { ...link, isOpen: link.expiresAt > services.clock.now() }
}

/**
 * Starts the $800 checkout of a link, for whoever is signed in, else for the address it was mailed to. Pressed twice it
 * is one checkout; a new day asks the provider for a fresh page.
 */
export async function checkoutBySponsorLink(
  services: Services,
  { token, actor, networkHash }: { token: string; actor: Actor | undefined; networkHash: string | undefined },
): Promise<{ url: string }> {
  const link = await readSponsorLink(services, token)
  if (!link.isOpen) throw new Refusal('sponsors.link_expired')
  const { requestId, displayName } = link
  if (displayName !== null)
    await services.database.transaction((tx) =>
      nameSponsorRequest(tx, { requestId, displayName, at: services.clock.now() }),
    )
  const origin = siteOrigin(services.config)
  const language = asLanguage(link.locale)
  const today = dayOf(services.clock.now())
  const { url } = await startCheckout(services, {
    request: {
      purpose: 'sponsor_slot',
      destination: 'classrooms',
      programKey: 'sponsor-classroom',
      amountCents: slotPriceCents,
      feeCoverCents: 0,
      classroomId: null,
      ...readGiver(actor, link.email),
      displayName,
      language,
      successUrl: withSessionId(origin + paths.donateSuccess),
      cancelUrl: `${origin}${paths.sponsor}?status=cancel`,
    },
    idempotencyKey: `sponsor-link:${link.id}:${today}:${language}`,
    networkHash,
  })
  return { url }
}
