import { isOfAge } from '@tower/contract/people/prospects.ts'
import { withdrawMails } from '../../../mail/withdraw-mails.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { isLess } from '../consents/compare-parts.ts'
import { findPartsInForce } from '../consents/consents.queries.ts'
import { requireProspect, requireProspectReviewer, type ProspectActor } from '../prospects.access.ts'
import { isOwnWorkOfMailbox } from '../reviews/is-own-work-of-mailbox.ts'
import { setBirthday } from '../prospects.queries.ts'
import { tellCircle } from '../tell-circle.ts'
import { setToldOfAge } from './of-age.queries.ts'

export type CorrectBirthday = {
  actor: ProspectActor
  prospectId: string
  /** As it was seen; somebody else may have corrected it meanwhile. */
  was: string | null
  bornOn: string
  reason: string
}

/**
 * Staff correct a birthday: from the next moment on other words may count, and what these do not allow is hidden with the
 * commit. The log says why and whether it made somebody of age, not the day itself: that goes with an erasure. Whoever wrote the profile
 * corrects none: a day may make the athlete speak alone, and then nobody is asked for a proof.
 */
export function correctBirthday(
  services: Services,
  { actor, prospectId, was, bornOn, reason }: CorrectBirthday,
): Promise<void> {
  requireProspectReviewer(actor)
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'view', at })
    if (await isOwnWorkOfMailbox(tx, actor, prospect)) throw new Refusal('prospects.own_work')
    if (prospect.born_on !== was) throw new Refusal('prospects.changed')
    if (new Date(bornOn) >= at || bornOn < '1900-01-01') throw new Refusal('prospects.birthday_impossible')
    if (reason === '') throw new Refusal('prospects.reason_required')
    if (bornOn === was) return
    const before = await findPartsInForce(tx, prospectId)
    await setBirthday(tx, prospectId, bornOn, at)
    await setToldOfAge(tx, prospectId, null)
    const after = await findPartsInForce(tx, prospectId)
    if (isLess(after, before)) await withdrawMails(tx, prospectId)
    await tellCircle(tx, prospectId)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'prospects.correct_birthday',
      targetKind: 'prospect',
      targetId: prospectId,
      details: {
        reason,
        was: was === null ? 'unknown' : isOfAge(was, at) ? 'of age' : 'minor',
        is: isOfAge(bornOn, at) ? 'of age' : 'minor',
      },
    })
  })
}
