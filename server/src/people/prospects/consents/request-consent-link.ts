import type { Language } from '@tower/contract/language.ts'
import type { Services } from '../../../services.ts'
import { listGuardiansOfAddress } from './consent-links.queries.ts'
import { withConstantTime } from '../../identity/answer-time.ts'
import { mailConsentLinks } from './mail-consent-links.ts'

/**
 * Mails a guardian a fresh link for each of their children. Every other address gets the same answer in the same time, and
 * no mail: nobody learns who is the guardian of a child here.
 */
export function requestConsentLink(
  services: Services,
  { email, locale }: { email: string; locale: Language | undefined },
): Promise<void> {
  return withConstantTime(services, () =>
    services.database.transaction(async (tx) => {
      const guardians = await listGuardiansOfAddress(tx, email)
      await mailConsentLinks(services, tx, { guardians, kind: 'again', locale, at: services.clock.now() })
    }),
  )
}
