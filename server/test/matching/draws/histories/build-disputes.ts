import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { choosePart, type Paid, type Part } from './build-paid.ts'
import type { StepOf } from './build-steps.ts'

/** For tests: the disputes of one history. Each step answers false where there was nothing to contest or to close. */
export function buildDisputes({ sandbox }: GivingWorld, paid: Paid[]) {
  const open: (Part & { disputeId: string })[] = []

  function lose({ payment, cents }: Part): void {
    payment.contested -= cents
    payment.returned += cents
  }

  async function appeal(disputeId: string): Promise<void> {
    await sandbox.closeDispute(disputeId, 'lost')
    await sandbox.moveDispute(disputeId, 'appeal_under_review')
    await sandbox.moveDispute(disputeId, 'won')
  }

  return {
    async dispute({ end, ...wanted }: StepOf<'dispute'>): Promise<boolean> {
      const part = choosePart(paid, wanted)
      if (!part) return false
      part.payment.wasDisputed = true
      part.payment.contested += part.cents
      const { disputeId } = await sandbox.openDispute(part.payment.paymentId, part.cents, {
        status: beginnings[end] ?? 'needs_response',
      })
      if (end === 'open') open.push({ disputeId, ...part })
      else if (end === 'won' || end === 'lost') await sandbox.closeDispute(disputeId, end)
      else if (end === 'inquiry closed') await sandbox.moveDispute(disputeId, 'warning_closed')
      else if (end === 'appealed') await appeal(disputeId)
      if (end.startsWith('lost')) lose(part)
      return true
    },
    async close({ which, end }: StepOf<'close'>): Promise<boolean> {
      const [one] = open.splice(which % Math.max(1, open.length), 1)
      if (!one) return false
      await sandbox.closeDispute(one.disputeId, end)
      if (end === 'lost') lose(one)
      return true
    },
  }
}

const beginnings: { [End in StepOf<'dispute'>['end']]?: 'lost' | 'warning_needs_response' } = {
  'lost at once': 'lost',
  inquiry: 'warning_needs_response',
  'inquiry closed': 'warning_needs_response',
}
