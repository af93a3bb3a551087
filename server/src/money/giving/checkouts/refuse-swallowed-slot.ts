import { formatUsd } from '@tower/contract/money.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findDonorOfUser } from '../donors/donors.queries.ts'
import type { GiftRequest } from './gift-request.ts'
import { promisesSlot } from './promises-slot.ts'

/**
 * Nobody pays for a Sponsor Slot that can't come: while the refund reserve is owed something for an account's own
 * payments, its next $800 fill that first. Said before anything is paid, and to staff once. A guest isn't told: what
 * an account owes is nobody else's to learn.
 */
export async function refuseSwallowedSlot(services: Services, request: GiftRequest): Promise<void> {
  const { userId } = request
  if (userId === null || !promisesSlot(request)) return
  const isSwallowed = await services.database.transaction(async (tx) => {
    const donor = await findDonorOfUser(tx, userId)
    if (!donor || donor.reserve_hole_cents === 0) return false
    const { id, reserve_hole_cents: holeCents } = donor
    await notifyStaff(tx, {
      type: 'slot_refused',
      title: 'Slot refused before payment',
      message: `A sponsor wanted to pay for a Sponsor Slot. The refund reserve is owed ${formatUsd(holeCents)} for an earlier payment of theirs, so none would have been minted. Please write to them.`,
      dedupeKey: `slot-refused:${id}:${holeCents}`,
    })
    return true
  })
  if (isSwallowed) throw new Refusal('giving.slot_would_not_come')
}
