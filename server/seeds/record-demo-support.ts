import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../src/config.ts'
import { getCheckoutByKey, insertCheckout } from '../src/money/giving/checkouts/checkouts.queries.ts'
import { digestOfRequest, type GiftRequest } from '../src/money/giving/checkouts/gift-request.ts'
import { applyStanding } from '../src/money/giving/sponsorships/apply-standing.ts'
import { completeCheckout } from '../src/money/giving/payments/complete-checkout.ts'
import { insertSponsorship } from '../src/money/giving/sponsorships/sponsorships.queries.ts'
import type { Services } from '../src/services.ts'
import { monthAfter } from '../src/vendors/stripe/sandbox/subscription-moves.ts'
import { demoId } from './demo-chance.ts'
import { demoProspects, type DemoSupport } from './demo-prospects.ts'

/** Gives as a sponsor did, to an athlete once or for a first month, or a first month to classrooms, by the path of real money. Once per number. */
export async function recordDemoSupport(
  services: Services,
  { support, number }: { support: DemoSupport; number: number },
): Promise<void> {
  const idempotencyKey = `demo:support-${number}`
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const sponsorship = await findAthlete(tx, support)
    const request = requestOf(services, support, sponsorship)
    const digest = digestOfRequest(request)
    const { amountCents } = request
    const checkoutId = await insertCheckout(tx, { request, idempotencyKey, digest, at })
    if (checkoutId !== undefined) {
      const linkKey = services.random.bytes(32).toString('base64url')
      await insertSponsorship(tx, { ...sponsorship, checkoutId, amountCents, linkKey, at })
    }
    const checkout = await getCheckoutByKey(tx, idempotencyKey)
    const subscriptionId = `sub_demo_${number}`
    await completeCheckout(services, tx, {
      providerPaymentId: `pi_demo_${demoId(idempotencyKey).replaceAll('-', '').slice(0, 20)}`,
      checkoutId: checkout.id,
      sessionId: null,
      amountCents,
      currency: 'usd',
      email: support.sponsor,
      livemode: /^(sk|rk)_live_/.test(services.config.STRIPE_SECRET_KEY ?? ''),
      chargedAt: at,
      ...(support.isMonthly && {
        month: { invoiceId: `in_demo_${number}_1`, subscriptionId, isFirst: true },
      }),
    })
    if (!support.isMonthly) return
    const nextChargeAt = new Date(monthAfter(at.getTime() / 1000) * 1000)
    const told = {
      subscriptionId,
      checkoutId: checkout.id,
      status: 'active',
      nextChargeAt,
      amountCents,
    } as const
    await applyStanding(tx, { subscription: told, readAt: at })
  })
}

type Tx = Parameters<typeof insertCheckout>[0]
type Sponsorship = NonNullable<GiftRequest['sponsorship']>

async function findAthlete(tx: Tx, { prospect: key, goal, isMonthly }: DemoSupport): Promise<Sponsorship> {
  if (key === undefined) return { prospectId: null, goalId: null, kind: 'recurring' }
  const details = demoProspects.find((one) => one.key === key)?.details
  const prospect = await tx
    .selectFrom('prospects')
    .select('id')
    .where('first_name', '=', details?.firstName ?? '')
    .where('last_name', '=', details?.lastName ?? '')
    .executeTakeFirstOrThrow()
  const goalRow =
    goal === undefined
      ? undefined
      : await tx
          .selectFrom('prospect_goals')
          .select('id')
          .where('prospect_id', '=', prospect.id)
          .where('title', '=', goal)
          .executeTakeFirstOrThrow()
  return { prospectId: prospect.id, goalId: goalRow?.id ?? null, kind: isMonthly ? 'recurring' : 'one_time' }
}

function requestOf({ config }: Services, support: DemoSupport, sponsorship: Sponsorship): GiftRequest {
  const { prospectId } = sponsorship
  return {
    purpose: 'donation',
    destination: prospectId === null ? 'classrooms' : 'prospects',
    programKey: prospectId === null ? 'sponsor-classroom' : 'sponsor-athlete',
    amountCents: support.dollars * 100,
    feeCoverCents: 0,
    classroomId: null,
    userId: demoId(support.sponsor),
    email: support.sponsor,
    displayName: null,
    successUrl: siteOrigin(config) + paths.donateSuccess,
    cancelUrl:
      siteOrigin(config) + (prospectId === null ? paths.donateCancel : paths.prospect({ prospectId })),
    ...(prospectId === null && { goesTo: 'shared_tower' as const }),
    sponsorship,
  }
}
