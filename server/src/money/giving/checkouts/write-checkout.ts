import type { Tx } from '../../../database/database.ts'
import { requireOpenForGifts } from '../../../people/prospects/require-open-for-gifts.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertSponsorship } from '../sponsorships/sponsorships.queries.ts'
import { getCheckoutByKey, insertCheckout, type CheckoutRow } from './checkouts.queries.ts'
import { digestOfRequest, type GiftRequest } from './gift-request.ts'
import { requireConfirmedClassroom } from './require-confirmed-classroom.ts'

export type StartCheckout = {
  request: GiftRequest
  /** The same key with the same request is the same checkout, however often it is sent. */
  idempotencyKey: string | undefined
  /** A keyed hash of the network it was asked from, by which unpaid starts are counted. */
  networkHash: string | undefined
}

/** Writes down what somebody asks to give, or finds it again by its key. */
export async function writeCheckout(
  services: Services,
  tx: Tx,
  { request, idempotencyKey: clientKey, networkHash }: StartCheckout,
): Promise<{ checkout: CheckoutRow; classroomName: string | null }> {
  const classroom = await requireConfirmedClassroom(tx, request.classroomId)
  const { prospectId = null, goalId = null } = request.sponsorship ?? {}
  if (prospectId !== null) await requireOpenForGifts(tx, { prospectId, goalId })
  // A key belongs to whoever sends it: two people may invent the same one.
  const idempotencyKey = clientKey ? `${request.userId ?? 'guest'}:${clientKey}` : services.random.uuid()
  const digest = digestOfRequest(request)
  const at = services.clock.now()
  const checkoutId = await insertCheckout(tx, { request, idempotencyKey, digest, networkHash, at })
  if (checkoutId !== undefined && request.sponsorship) {
    const linkKey = services.random.bytes(32).toString('base64url')
    const { amountCents } = request
    await insertSponsorship(tx, { ...request.sponsorship, checkoutId, amountCents, linkKey, at })
  }
  const checkout = await getCheckoutByKey(tx, idempotencyKey)
  if (checkout.request_digest !== digest) throw new Refusal('giving.checkout_conflict')
  return { checkout, classroomName: classroom?.name ?? null }
}
