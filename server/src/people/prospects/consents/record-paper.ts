import type { Services } from '../../../services.ts'
import { isOfAge } from '@tower/contract/people/prospects.ts'
import { Refusal } from '../../../refusal.ts'
import { requireProspect, type ProspectActor } from '../prospects.access.ts'
import { isOwnWorkOfMailbox } from '../reviews/is-own-work-of-mailbox.ts'
import { findPartsInForce, type ConsentParts } from './consents.queries.ts'
import { recordWord } from './record-word.ts'
import { withinProfile } from './within-profile.ts'
import type { Heard } from './say-consent.ts'

export type RecordPaper = {
  actor: ProspectActor
  prospectId: string
  parts: ConsentParts
  /** What the paper is, and where it is kept. */
  paper: string
}

/**
 * Staff record what a guardian says on a signed paper: a voice of its own beside those of links and accounts. Whoever wrote the profile
 * or named its guardian records none that allows anything: nobody proves their own work. One that takes consent back is recorded by anybody.
 */
export function recordPaper(
  services: Services,
  { actor, prospectId, parts: wish, paper }: RecordPaper,
): Promise<Heard> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'consent', at })
    if (wish.profile && (await isOwnWorkOfMailbox(tx, actor, prospect)))
      throw new Refusal('prospects.own_work')
    if (paper === '') throw new Refusal('prospects.evidence_required')
    if (wish.profile && isOfAge(prospect.born_on, at)) throw new Refusal('prospects.of_age')
    const parts = withinProfile(wish)
    await recordWord(tx, {
      ...{ prospect, parts, at },
      voice: { role: 'guardian', guardianId: null },
      how: 'paper',
      recordedById: actor.userId,
      text: null,
      evidence: { paper },
    })
    return { said: parts, inForce: await findPartsInForce(tx, prospect.id) }
  })
}
