import { isStaff } from '@tower/contract/access.ts'
import { isOfAge } from '@tower/contract/people/prospects.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireProspect, type ProspectActor } from '../prospects.access.ts'
import type { ConsentParts } from './consents.queries.ts'
import { findVoice } from './find-voice.ts'
import { recordWord } from './record-word.ts'

export type GrantConsent = {
  actor: ProspectActor
  prospectId: string
  /** What is allowed beside the profile itself; all of it when nothing is said. */
  parts?: Omit<ConsentParts, 'profile'>
  /** Staff name the signed paper they hold. */
  evidence?: string
}

/** A guardian allows a profile to be shown, or staff record the paper on which one does. It shows nothing by itself. */
export function grantConsent(services: Services, granted: GrantConsent): Promise<void> {
  const { actor, prospectId, parts = { photos: true, location: true }, evidence } = granted
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'consent', at })
    const paper = evidence?.trim() || null
    if (isStaff(actor.role) && paper === null) throw new Refusal('prospects.evidence_required')
    const voice = await findVoice(tx, actor, prospect)
    if (voice.role === 'guardian' && isOfAge(prospect.born_on, at)) throw new Refusal('prospects.of_age')
    await recordWord(tx, {
      prospect,
      voice,
      parts: { profile: true, ...parts },
      how: isStaff(actor.role) ? 'paper' : 'account',
      recordedById: actor.userId,
      text: null,
      evidence: paper === null ? null : { paper },
      at,
    })
  })
}
