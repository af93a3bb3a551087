import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { QueuedMail } from '../../../mail/queue-mail.ts'
import { queueSealedMails } from '../../../mail/queue-sealed.ts'
import { SecretText } from '../../../mail/secret-text.ts'
import { announceMatches } from '../../../matching/slots/announce-matches.ts'
import type { Services } from '../../../services.ts'
import { listUntoldForUpdate, setTold, type SlotMoment, type UntoldShare } from './untold-shares.queries.ts'

const atOnce = 500

/** What the givers of a shared slot are written to at each of its moments. */
const mailsOf = {
  matched: 'gift_matched',
  full: 'slot_full',
} as const satisfies Record<SlotMoment, string>

/**
 * Tells everybody whose gift is a part of a shared slot that it is full, and that it found its classroom: each once, in
 * one mail for all of their gifts. Apart from what happened: one slot may be of hundreds of gifts, and a refund lets
 * others move up into slots that were matched before.
 */
export async function tellContributors(services: Services): Promise<void> {
  // Matched first: what is matched by now is not also told as full.
  for (const moment of ['matched', 'full'] as const) {
    let told = atOnce
    while (told === atOnce) told = await tellSome(services, moment)
  }
}

function tellSome(services: Services, moment: SlotMoment): Promise<number> {
  return services.database.transaction(async (tx) => {
    const untold = await listUntoldForUpdate(tx, moment, atOnce)
    if (untold.length === 0) return 0
    await queueSealedMails(services, tx, listMails(untold, moment))
    if (moment === 'matched') await announceOf(tx, untold)
    await setTold(tx, moment, untold, services.clock.now())
    return untold.length
  })
}

function announceOf(tx: Tx, untold: readonly UntoldShare[]): Promise<void> {
  const matched = untold.flatMap(({ user_id: userId, slot_id: slotId }) =>
    userId === null ? [] : [{ userId, slotId }],
  )
  return announceMatches(tx, matched)
}

/** One mail for each giver, however many of their gifts are in however many slots. */
function listMails(untold: readonly UntoldShare[], moment: SlotMoment) {
  const byGiver = Map.groupBy(untold, ({ email }) => email)
  return [...byGiver].flatMap(([email, shares]) => (email === null ? [] : mailOf(email, shares, moment)))
}

function mailOf(
  email: string,
  shares: readonly UntoldShare[],
  moment: SlotMoment,
): QueuedMail<'gift_matched' | 'slot_full'>[] {
  const [first] = shares
  if (!first) return []
  const [part, ...others] = sumBySlot(shares)
  if (!part) return []
  return [
    {
      dedupeKey: `gift-${moment}:${first.slot_id}:${first.payment_id}`,
      to: email,
      template: mailsOf[moment],
      locale: asLanguage(first.language),
      params: { giverName: first.name, followKey: new SecretText(first.follow_key), ...part, others },
    },
  ]
}

function sumBySlot(shares: readonly UntoldShare[]) {
  return [...Map.groupBy(shares, ({ slot_number: number }) => number)].map(([slotNumber, ofSlot]) => ({
    slotNumber,
    cents: ofSlot.reduce((sum, { cents }) => sum + cents, 0),
    classroomName: ofSlot[0]?.classroom_name ?? null,
    gifts: ofSlot[0]?.gifts ?? 1,
  }))
}
