import { dayOf } from '@tower/contract/org-days.ts'
import { readSecondLook } from '../../../src/money/approvals/approval-of-subject.ts'
import { orderRefund } from '../../../src/money/desk/refunds/order-refund.ts'
import { enterOfflineGift } from '../../../src/money/giving/offline/enter-offline-gift.ts'
import { receiveOfflineGift } from '../../../src/money/giving/offline/receive-offline-gift.ts'
import { returnOfflineGift } from '../../../src/money/giving/offline/return-offline-gift.ts'
import type { Services } from '../../../src/services.ts'
import { askForApproval, settleApproval } from '../../by-two.ts'
import { demoStaff } from '../../demo-staff.ts'

/**
 * What one person of the demo's staff asked for and the other decided: a refund that was declined, and a gift that somebody
 * else saw at the bank, which waits for a second person again since it is to go back. Each once.
 */
export async function recordTwoPersonActs(services: Services): Promise<void> {
  await declineDemoRefund(services)
  await askForDemoReturn(services, await receiveDemoTransfer(services))
}

async function declineDemoRefund(services: Services): Promise<void> {
  const requestKey = 'demo:refund-declined'
  const { payment, known } = await services.database.read(async (tx) => ({
    payment: await tx
      .selectFrom('payments')
      .select(['id', 'amount_cents'])
      .where('amount_cents', '=', 240_000)
      .executeTakeFirstOrThrow(),
    known: await tx
      .selectFrom('refund_orders')
      .select('id')
      .where('request_key', '=', requestKey)
      .executeTakeFirst(),
  }))
  if (!known)
    await askForApproval(
      orderRefund(services, {
        ...{ actor: demoStaff(services, 'admin'), paymentId: payment.id, kind: 'refund', requestKey },
        ...{ amountCents: 160_000, leftCents: payment.amount_cents },
        reason: 'The branch asked for two of its three slots back (demo)',
      }),
    )
  await settleApproval(services, {
    ...{ kind: 'refund', subjectId: payment.id, actor: demoStaff(services, 'superadmin') },
    note: 'Both classrooms are matched already. I called the branch, and the gift stays (demo).',
  })
}

async function receiveDemoTransfer(services: Services): Promise<string> {
  const reference = 'demo-ach-310'
  const known = await services.database.read((tx) =>
    tx
      .selectFrom('offline_gifts')
      .select(['id', 'state'])
      .where('reference', '=', reference)
      .executeTakeFirst(),
  )
  if (known && known.state !== 'pending') return known.id
  const offlineGiftId = known?.id ?? (await enterDemoTransfer(services, reference))
  await receiveOfflineGift(services, { actor: demoStaff(services, 'superadmin'), offlineGiftId })
  return offlineGiftId
}

function enterDemoTransfer(services: Services, reference: string): Promise<string> {
  return enterOfflineGift(services, {
    ...{ actor: demoStaff(services, 'admin'), kind: 'donor_advised_fund', amountCents: 120_000, reference },
    ...{ email: null, donorName: 'Demo Family Fund', note: 'For the project itself (demo)' },
    ...{ givenOn: dayOf(services.clock.now()), isAnother: false, destination: 'project' },
  })
}

/** The superadmin asks, so that whoever tries the demo as its admin has something to decide. */
async function askForDemoReturn(services: Services, offlineGiftId: string): Promise<void> {
  const asked = { kind: 'offline_return', subjectId: offlineGiftId } as const
  if (await services.database.read((tx) => readSecondLook(tx, asked))) return
  await askForApproval(
    returnOfflineGift(services, {
      ...{ actor: demoStaff(services, 'superadmin'), offlineGiftId },
      reason: 'The fund sent this grant a second time by mistake and asks for it back (demo)',
    }),
  )
}
