import { dayOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../../src/http/actor.ts'
import { insertMovements } from '../../../src/money/giving/balance/balance.queries.ts'
import { postMovements } from '../../../src/money/giving/balance/keep-movements.ts'
import {
  type EnterOfflineGift,
  enterOfflineGift,
} from '../../../src/money/giving/offline/enter-offline-gift.ts'
import { receiveOfflineGift } from '../../../src/money/giving/offline/receive-offline-gift.ts'
import { completeCheckout } from '../../../src/money/giving/payments/complete-checkout.ts'
import { takesRealMoney } from '../../../src/money/giving/payments/provider-payment.ts'
import { applyChange } from '../../../src/money/giving/refunds/apply-change.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

/** What staff meet at the money desk beside gifts that went well. A second time it changes nothing. */
export async function recordDemoDesk(services: Services): Promise<void> {
  await keepStranger(services)
  await refundPart(services, demoPaymentId(11))
  await dispute(services, demoPaymentId(10))
  await enterOfflineGifts(services)
}

/** The provider's name of the demo's gift of that number. */
function demoPaymentId(gift: number): string {
  return `pi_demo_${demoId(`demo:gift-${gift}`).replaceAll('-', '').slice(0, 20)}`
}

/** Money that no checkout asked for: it waits for a person. */
async function keepStranger(services: Services): Promise<void> {
  const payment = {
    providerPaymentId: 'pi_demo_stranger',
    checkoutId: null,
    sessionId: null,
    amountCents: 4_000,
    currency: 'usd',
    email: 'neighbor@sponsors.test',
    livemode: takesRealMoney(services.config),
    chargedAt: services.clock.now(),
  }
  await services.database.transaction((tx) => completeCheckout(services, tx, payment))
}

async function refundPart(services: Services, providerPaymentId: string): Promise<void> {
  const createdAt = services.clock.now()
  const refund = { refundId: 're_demo_1', amountCents: 5_000, currency: 'usd' } as const
  const movement = { movementId: 'txn_re_demo_1', kind: 'refund', amountCents: -5_000, feeCents: 0 } as const
  await services.database.transaction(async (tx) => {
    const told = { ...refund, status: 'succeeded', failureReason: null } as const
    await applyChange(services, tx, { providerPaymentId, change: { kind: 'refunds', refunds: [told] } })
    const links = { currency: 'usd', paymentId: providerPaymentId, sourceId: refund.refundId, createdAt }
    await insertMovements(tx, [{ ...movement, ...links }])
    await postMovements(tx, { at: createdAt })
  })
}

async function dispute(services: Services, providerPaymentId: string): Promise<void> {
  const now = services.clock.now()
  const [amountCents, currency, createdAt] = [100_000, 'usd', now]
  const taken = {
    movementId: 'txn_du_demo_1',
    amountCents: -amountCents,
    feeCents: 1_500,
    currency,
    createdAt,
  }
  const change = {
    kind: 'dispute',
    dispute: {
      disputeId: 'du_demo_1',
      amountCents,
      currency,
      state: 'open',
      providerStatus: 'needs_response',
      isInquiry: false,
      movements: [taken],
      evidenceDueAt: new Date(now.getTime() + 9 * dayMs),
    },
  } as const
  await services.database.transaction((tx) =>
    applyChange(services, tx, {
      providerPaymentId,
      change: { ...change, dispute: { ...change.dispute, movements: [taken] } },
    }),
  )
}

/** One check that was deposited, and a grant that is on its way. */
async function enterOfflineGifts(services: Services): Promise<void> {
  const provedAt = services.clock.now()
  const actor = demoStaff(provedAt)
  const givenOn = dayOf(provedAt)
  const known = await services.database.read((tx) =>
    tx.selectFrom('offline_gifts').select('id').limit(1).executeTakeFirst(),
  )
  if (known) return
  const gift = { actor, givenOn, isAnother: false, destination: 'classrooms' } as const
  const check: EnterOfflineGift = {
    ...gift,
    kind: 'check',
    amountCents: 20_000,
    reference: 'demo-1042',
    email: 'lodge@sponsors.test',
    donorName: 'Demo Garden Lodge',
    note: 'Handed over at the open house (demo)',
  }
  const grant: EnterOfflineGift = {
    ...gift,
    kind: 'donor_advised_fund',
    amountCents: 150_000,
    reference: 'demo-daf-77',
    email: null,
    donorName: 'Demo Community Fund',
    note: null,
  }
  const offlineGiftId = await enterOfflineGift(services, check)
  await receiveOfflineGift(services, { actor, offlineGiftId })
  await enterOfflineGift(services, grant)
}

function demoStaff(provedAt: Date): Actor {
  const email = 'admin@tower.test'
  const held = { role: 'admin', heldRole: 'admin', secondFactor: 'not_needed', assurance: 'aal1' } as const
  const duties = dutiesOf('admin', null)
  return { userId: demoId(email), sessionId: demoId('session'), email, duties, ...held, provedAt }
}
