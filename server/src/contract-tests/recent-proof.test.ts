import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, test } from 'vitest'

/** What staff do that moves money or somebody's chance, or lets another do so. */
const moving = [
  'approvals.decide',
  'budgets.upsert',
  'credits.grant',
  'desk.accept-payment',
  'desk.approve-offline-return',
  'desk.approve-refund',
  'desk.enter-offline-gift',
  'desk.link-payment',
  'desk.order-refund',
  'desk.receive-offline-gift',
  'desk.return-offline-gift',
  'desk.top-up-matching',
  'disbursements.agree-to-void',
  'disbursements.approve',
  'disbursements.record',
  'disbursements.void',
  'draws.freeze',
  'draws.run',
  'draws.void',
  'orders.return',
  'orders.set-status',
  'reimbursements.bounce',
  'reimbursements.decide',
  'reimbursements.make-payment-file',
  'slots.mint',
]

test('every call by which staff move money or a chance asks for a recent proof', () => {
  const declared = new Map<string, readonly string[]>(endpoints.map(({ name, errors }) => [name, errors]))
  for (const name of moving) expect(declared.get(name), name).toContain('identity.proof_needed')
})
