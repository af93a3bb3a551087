import type { OfflineEntry } from '@tower/contract/money/desk-offline.contract.ts'
import type { z } from 'zod'
import type { EnterOfflineGift } from './enter-offline-gift.ts'

/** A gift by check and the like as staff typed it. */
export const entryOf = (typed: z.output<typeof OfflineEntry>): Omit<EnterOfflineGift, 'actor'> => ({
  kind: typed.kind,
  amountCents: typed.amount_cents,
  reference: typed.reference,
  email: typed.email,
  donorName: typed.donor_name,
  destination: typed.destination,
  givenOn: typed.given_on,
  note: typed.note,
  donorId: typed.donor_id,
  contact: { postalAddress: typed.postal_address ?? null, phone: typed.phone ?? null },
  pictureId: typed.picture_id,
  isAnother: typed.is_another,
})
