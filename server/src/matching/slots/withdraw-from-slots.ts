import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import { recordPosting, type Posting } from '../../money/ledger/record-posting.ts'
import { announce } from '../../realtime/announce.ts'
import { donorAccount } from './donor-account.ts'
import { applyRefund } from './mint-rule.ts'
import {
  getDonorForUpdate,
  listNewestUnassignedForUpdate,
  updateDonorTotals,
  voidSlots,
  type DonorRow,
  type WaitingSlot,
} from './slots.queries.ts'

export type Withdrawal = {
  donorId: string
  /** What goes back of the donor's program gifts, in cents. */
  amountCents: number
  /** Names the refund in the ledger; the same key acts once. */
  refundKey: string
  at: Date
  actorId?: string | null
}

export type WithdrawalPlan = {
  voided: number
  fromDonorCents: number
  fromReserveCents: number
  programTotalCents: number
}

/** What a refund would do, without doing it: the dry run staff see first. */
export async function previewWithdrawal(
  tx: Tx,
  { donorId, amountCents }: { donorId: string; amountCents: number },
): Promise<WithdrawalPlan> {
  const { after } = await plan(tx, donorId, amountCents)
  return summary(after)
}

/**
 * Takes program money back for a refund: unslotted balance, then the newest unassigned slots, then the refund reserve.
 * What a classroom already has stays there. Answers the postings that release the money; the caller adds the side
 * it goes to and records them as one fact.
 */
export async function withdrawFromSlots(
  tx: Tx,
  withdrawal: Withdrawal,
): Promise<WithdrawalPlan & { sources: Posting[] }> {
  const { donor, unassigned, after } = await plan(tx, withdrawal.donorId, withdrawal.amountCents)
  const voided = unassigned.slice(0, after.voidSlots)
  if (voided.length > 0) await returnSlots(tx, donor, voided, withdrawal)
  await updateDonorTotals(tx, { id: donor.id, ...after })
  const sources: Posting[] = [
    { account: donorAccount(donor), amountCents: -after.fromDonorCents },
    { account: { kind: 'refund_reserve' as const }, amountCents: -after.fromReserveCents },
  ].filter(({ amountCents }) => amountCents !== 0)
  return { ...summary(after), sources }
}

async function plan(tx: Tx, donorId: string, amountCents: number) {
  const donor = await getDonorForUpdate(tx, donorId)
  const unassigned = await listNewestUnassignedForUpdate(tx, donorId)
  const balanceCents = await balanceOf(tx, donorAccount(donor))
  const after = applyRefund(
    {
      programCents: donor.program_cents,
      reserveHoleCents: donor.reserve_hole_cents,
      slotsMinted: donor.slots_minted,
      balanceCents,
    },
    amountCents,
    unassigned.length,
  )
  return { donor, unassigned, after }
}

function summary(after: ReturnType<typeof applyRefund>): WithdrawalPlan {
  return {
    voided: after.voidSlots,
    fromDonorCents: after.fromDonorCents,
    fromReserveCents: after.fromReserveCents,
    programTotalCents: after.programCents,
  }
}

async function returnSlots(
  tx: Tx,
  donor: DonorRow,
  slots: WaitingSlot[],
  withdrawal: Withdrawal,
): Promise<void> {
  await voidSlots(
    tx,
    slots.map(({ id }) => id),
    withdrawal.at,
  )
  await recordPosting(tx, {
    kind: 'slots_voided',
    idempotencyKey: `void:${withdrawal.refundKey}:${donor.id}`,
    at: withdrawal.at,
    actorId: withdrawal.actorId ?? null,
    postings: [
      ...slots.map(({ id }) => ({
        account: { kind: 'slot' as const, ownerId: id },
        amountCents: -slotPriceCents,
      })),
      { account: donorAccount(donor), amountCents: slots.length * slotPriceCents },
    ],
  })
  await announce(tx, { topic: 'slot.voided', audience: 'staff', payload: { count: slots.length } })
}
