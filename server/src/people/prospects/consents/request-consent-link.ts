import type { Language } from '@tower/contract/language.ts'
import type { Services } from '../../../services.ts'
import { listGuardiansOfAddress } from './consent-links.queries.ts'
import { mailConsentLinks } from './mail-consent-links.ts'

/** Mails a guardian a fresh link for each of their children; to any other address nothing is mailed, and nobody is told. */
export function requestConsentLink(
  services: Services,
  { email, locale }: { email: string; locale: Language | undefined },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const guardians = await listGuardiansOfAddress(tx, email)
    await mailConsentLinks(services, tx, { guardians, kind: 'again', locale, at: services.clock.now() })
  })
}
