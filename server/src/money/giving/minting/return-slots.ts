import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingSlot } from '../../../matching/slots/lock-unassigned-slots.ts'
import { voidSlots } from '../../../matching/slots/void-slots.ts'
import { recordNewPosting } from '../../ledger/record-posting.ts'
import { announce } from '../../../realtime/announce.ts'
import { emptySlots } from '../tower/fill-slots.ts'
import { donorAccount } from './donor-account.ts'
import type { DonorRow } from './donor-totals.queries.ts'

export type ReturnedSlots = {
  donor: DonorRow
  slots: WaitingSlot[]
  /** Names in the ledger why: the refund, or what else filled a hole. It acts once. */
  cause: string
  at: Date
  actorId?: string | null
}

/** Voids waiting slots: what each holds lies in its donor's account again. The caller writes the donor's totals. */
export async function returnSlots(
  tx: Tx,
  { donor, slots, cause, at, actorId }: ReturnedSlots,
): Promise<void> {
  await voidSlots(
    tx,
    slots.map(({ id }) => id),
    at,
  )
  await recordNewPosting(tx, {
    kind: 'slots_voided',
    idempotencyKey: `void:${cause}:${donor.id}`,
    at,
    actorId: actorId ?? null,
    postings: [
      ...slots.map(({ id }) => ({
        account: { kind: 'slot' as const, ownerId: id },
        amountCents: -slotPriceCents,
      })),
      { account: donorAccount(donor), amountCents: slots.length * slotPriceCents },
    ],
  })
  if (donor.kind === 'house')
    await emptySlots(
      tx,
      slots.map(({ id }) => id),
    )
  await announce(tx, { topic: 'slot.voided', audience: 'staff', payload: { count: slots.length } })
}
