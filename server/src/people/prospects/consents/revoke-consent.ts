import { isStaff } from '@tower/contract/access.ts'
import type { Services } from '../../../services.ts'
import { requireProspect, type ProspectActor } from '../prospects.access.ts'
import { findVoice } from './find-voice.ts'
import { recordWord } from './record-word.ts'

export type RevokeConsent = { actor: ProspectActor; prospectId: string; reason?: string }

/** Takes a consent back: profile, goals and news are hidden with the commit, and need a new approval to be seen again. */
export function revokeConsent(
  services: Services,
  { actor, prospectId, reason }: RevokeConsent,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'consent', at })
    const paper = reason?.trim() || null
    await recordWord(tx, {
      prospect,
      voice: await findVoice(tx, actor, prospect),
      parts: { profile: false, photos: false, location: false },
      how: isStaff(actor.role) ? 'paper' : 'account',
      recordedById: actor.userId,
      text: null,
      evidence: paper === null ? null : { paper },
      at,
    })
  })
}
