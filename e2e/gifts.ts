import { expect, type APIRequestContext } from '@playwright/test'
import type { Destination } from '@tower/contract/money/giving.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'

export type Gift = { amountCents: number; email: string; classroomId?: string; destination?: Destination }

/** Gives, to the classrooms unless told otherwise, without a browser, and waits until the money is booked. */
export async function give(
  request: APIRequestContext,
  { amountCents, email, classroomId, destination = 'classrooms' }: Gift,
) {
  const started = await request.post(givingEndpoints.createCheckoutSession.path, {
    data: { amount_cents: amountCents, destination, classroom_id: classroomId ?? null, email },
  })
  expect(started.status(), await started.text()).toBe(200)
  const { url } = (await started.json()) as { url: string }
  await request.post(url, { form: { outcome: 'paid' }, maxRedirects: 0 })
  const checkoutId = checkoutIdOf(url)
  return { checkoutId, ...(await waitForGift(request, checkoutId)) }
}

/** What became of a checkout, once it is complete. */
export async function waitForGift(request: APIRequestContext, checkoutId: string) {
  let gift:
    { status: string; slots_minted: number; progress_cents: number; follow: string | null } | undefined
  await expect
    .poll(
      async () => {
        gift = (await (await request.get(`/api/checkouts/${checkoutId}`)).json()) as typeof gift
        return gift?.status
      },
      { timeout: 20_000, message: `the payment of ${checkoutId}` },
    )
    .toBe('complete')
  return gift as NonNullable<typeof gift>
}

/** The id of the checkout in the address of its payment page. */
export function checkoutIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}
