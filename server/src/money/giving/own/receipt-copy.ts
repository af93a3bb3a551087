import { hourMs } from '@tower/contract/durations.ts'
import { SecretText, type Queued } from '../../../mail/secret-text.ts'
import { splitRemainder } from '../payments/remainder.ts'
import type { ReceiptMailParams } from '../receipts/receipt-mail.ts'
import type { ReceiptFacts } from './own-gifts.queries.ts'

/** Under which a copy is queued, whoever asked for it: one an hour is enough for an address. */
export const copyKey = ({ number, address, at }: { number: number; address: string; at: Date }) =>
  `receipt-again:${number}:${Math.floor(at.getTime() / hourMs)}:${address}`

/** What the copy of a receipt says: what the gift brought was said the first time. */
export function copyParams(facts: ReceiptFacts, number: number): Queued<ReceiptMailParams> {
  const { giftCents, feeCoverCents } = splitRemainder(facts)
  const { tribute_kind: kind, tribute_name: name, destination, goes_to, classroom_id, classroom_name } = facts
  return {
    number,
    amountCents: giftCents,
    feeCoverCents,
    destination,
    isToAthlete: facts.names_athlete,
    requested: { destination, goes_to, amount_cents: facts.amount_cents, classroom_id, classroom_name },
    paidAt: facts.settled_at.toISOString(),
    slotsMinted: 0,
    progressCents: 0,
    replacesNumber: facts.replaces_number,
    isCopy: true,
    offlineKind: facts.offline_kind,
    followKey: new SecretText(facts.follow_key),
    tribute: (kind === 'honor' || kind === 'memory') && name !== null ? { kind, name } : null,
  }
}
