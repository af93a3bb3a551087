import type { Services } from '../../../services.ts'
import { findWhereToPay } from './find-where-to-pay.ts'
import { linesOf } from './gift-request.ts'
import { refuseSwallowedSlot } from './refuse-swallowed-slot.ts'
import { type StartCheckout, writeCheckout } from './write-checkout.ts'

/**
 * Starts a checkout and answers where to pay. Our row is committed before the provider is called and names the
 * call, so that a double click or a retry after a lost answer opens one session, and no event ever comes before
 * its checkout. The same wish later leads to the open session, to the result of a paid one, or to a fresh one.
 */
export async function startCheckout(
  services: Services,
  start: StartCheckout,
): Promise<{ checkoutId: string; url: string }> {
  const { request } = start
  await refuseSwallowedSlot(services, request)
  const { checkout, classroomName } = await services.database.transaction((tx) =>
    writeCheckout(services, tx, start),
  )
  const lines = linesOf(request, classroomName)
  return { checkoutId: checkout.id, url: await findWhereToPay(services, checkout, { request, lines }) }
}
