import { sayByAccount } from '../../../src/people/prospects/consents/say-consent.ts'
import type { ProspectActor } from '../../../src/people/prospects/prospects.access.ts'
import type { Services } from '../../../src/services.ts'

type Speaks = { actor: ProspectActor & { email: string }; prospectId: string }

/** For tests: a guardian allows a profile from their account, with pictures and place unless said otherwise. */
export async function grantConsent(
  services: Services,
  {
    actor,
    prospectId,
    parts = {},
  }: Speaks & { parts?: { photos?: boolean; location?: boolean; school?: boolean } },
): Promise<void> {
  const said = { profile: true, photos: true, location: true, school: true, ...parts }
  await sayByAccount(services, {
    ...{ actor, prospectId },
    said: { parts: said, signedName: 'Pat Quillfeather', locale: 'en', bornOn: null },
  })
}

/** For tests: a guardian takes it all back from their account. */
export async function revokeConsent(services: Services, { actor, prospectId }: Speaks): Promise<void> {
  const nothing = { profile: false, photos: false, location: false, school: false }
  await sayByAccount(services, {
    ...{ actor, prospectId },
    said: { parts: nothing, signedName: '', locale: 'en', bornOn: null },
  })
}
