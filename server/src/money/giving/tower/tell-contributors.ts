import { asLanguage } from '@tower/contract/language.ts'
import { queueMails, type QueuedMail } from '../../../mail/queue-mail.ts'
import { announceMatches } from '../../../matching/slots/announce-matches.ts'
import type { Services } from '../../../services.ts'
import { listUntoldForUpdate, setTold, type UntoldShare } from './tower-progress.queries.ts'

const atOnce = 500

/**
 * Tells everybody whose gift is a part of a shared slot that it found its classroom: each once for each slot. Apart from
 * the match: one slot may be of hundreds of gifts, and a refund lets others move up into slots that were matched before.
 */
export async function tellContributors(services: Services): Promise<void> {
  let told = atOnce
  while (told === atOnce) told = await tellSome(services)
}

function tellSome(services: Services): Promise<number> {
  return services.database.transaction(async (tx) => {
    const untold = await listUntoldForUpdate(tx, atOnce)
    if (untold.length === 0) return 0
    await queueMails(tx, untold.flatMap(mailOf))
    await announceMatches(
      tx,
      untold.flatMap(({ user_id: userId, slot_id: slotId }) => (userId === null ? [] : [{ userId, slotId }])),
    )
    await setTold(tx, untold, services.clock.now())
    return untold.length
  })
}

function mailOf(share: UntoldShare): QueuedMail<'gift_matched'>[] {
  if (share.email === null) return []
  return [
    {
      dedupeKey: `gift-matched:${share.slot_id}:${share.payment_id}`,
      to: share.email,
      template: 'gift_matched',
      locale: asLanguage(share.language),
      params: {
        cents: share.cents,
        slotNumber: share.slot_number,
        classroomName: share.classroom_name,
        gifts: share.gifts,
      },
    },
  ]
}
