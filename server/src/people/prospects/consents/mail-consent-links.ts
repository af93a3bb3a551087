import { dayMs, hourMs } from '@tower/contract/durations.ts'
import { asLanguage, type Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { consentLinkDays } from '@tower/contract/people/consent-text.ts'
import { siteOrigin } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { Services } from '../../../services.ts'
import { hashToken, newToken } from '../../identity/one-time-secret.ts'
import { countLinksSince, insertLink, type GuardianToMail } from './consent-links.queries.ts'
import type { ConsentParts } from './consents.queries.ts'
import { SecretText } from '../../../mail/secret-text.ts'

/** However many ask, one guardian's mailbox isn't flooded. */
const mostLinksPerHour = 5

export type MailedLinks = {
  guardians: readonly GuardianToMail[]
  /** Why: somebody named them, they asked again, or they just said a word. */
  kind: 'asked' | 'again' | 'said'
  said?: ConsentParts
  locale?: Language | undefined
  at: Date
}

/** Mails guardians of one address a link for each of their children. Of a link only its hash is kept. */
export async function mailConsentLinks(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { guardians, kind, said, locale, at }: MailedLinks,
): Promise<void> {
  const children: { name: string; url: SecretText }[] = []
  const linkIds: string[] = []
  for (const guardian of guardians) {
    const recent = await countLinksSince(tx, guardian.id, new Date(at.getTime() - hourMs))
    if (recent >= mostLinksPerHour) continue
    const { id, url } = await openLink(services, tx, { guardian, at })
    linkIds.push(id)
    children.push({ name: guardian.childName, url })
  }
  const [first] = guardians
  if (!first || children.length === 0) return
  await queueSealedMail(services, tx, {
    dedupeKey: `prospect-consent:${linkIds[0]}`,
    to: first.email,
    template: 'prospect_consent',
    params: { kind, children, ...(said && { said }) },
    locale: locale ?? asLanguage(first.locale),
  })
}

async function openLink(
  { config, random }: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { guardian, at }: { guardian: GuardianToMail; at: Date },
): Promise<{ id: string; url: SecretText }> {
  const token = newToken({ random })
  const id = await insertLink(tx, {
    guardianId: guardian.id,
    prospectId: guardian.prospectId,
    tokenHash: hashToken(token),
    at,
    expiresAt: new Date(at.getTime() + consentLinkDays * dayMs),
  })
  return { id, url: new SecretText(`${siteOrigin(config)}${paths.prospectConsent}?token=${token}`) }
}
