import { asLanguage } from '@tower/contract/language.ts'
import { isQueued } from '../../../mail/queue-mail.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { issueGiverLink } from './issue-giver-link.ts'
import { findReceiptFacts } from './own-gifts.queries.ts'
import { copyKey, copyParams } from './receipt-copy.ts'

/**
 * Mails a gift's receipt again: to the address its giver has today, wherever the first one went. Once an hour is enough for
 * an address: asking more often mails nothing, and is told so. One that was just corrected has not had it yet.
 */
export function resendReceipt(
  services: Services,
  asker: Asker,
  { giftId }: { giftId: string },
): Promise<{ mailed: boolean }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const { donorId, address, locale, name } = await findGiver(tx, asker, at)
    const facts = donorId === null ? undefined : await findReceiptFacts(tx, { donorId, giftId })
    if (!facts || donorId === null) throw new Refusal('own_giving.gift_not_found')
    if (facts.number === null || facts.voided_at !== null || address === null)
      throw new Refusal('own_giving.no_receipt')
    const dedupeKey = copyKey({ number: facts.number, address, at })
    if (await isQueued(tx, dedupeKey)) return { mailed: false }
    const givingPath = await issueGiverLink(tx, { donorId, address, at })
    await queueSealedMail(services, tx, {
      dedupeKey,
      to: address,
      template: 'receipt',
      params: {
        ...copyParams(facts, facts.number),
        givingPath,
        giverName: name,
        givenBy: facts.display_name ?? name,
      },
      locale: asLanguage(locale ?? facts.language ?? 'en'),
    })
    return { mailed: true }
  })
}
