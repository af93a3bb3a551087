import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { firstStepEndpoints } from '@tower/contract/oversight/first-steps.contract.ts'
import { firstSteps, type FirstStep } from '@tower/contract/oversight/first-steps.ts'
import { demoLegalName } from '../../demo-names.ts'
import type { Services } from '../../services.ts'
import { findDoneSteps } from './first-steps.queries.ts'

type Answer = CallOutput<typeof firstStepEndpoints.firstSteps>

/**
 * What is done of the first steps, as it is now: nobody ticks anything off. None of them once all are done or were put away, nor in
 * the demo, where nothing is to be set up.
 */
export async function readFirstSteps({ config, charity, database }: Services): Promise<Answer> {
  if (config.demo) return { steps: [] }
  const done = await database.read(findDoneSteps)
  if (done.isDismissed) return { steps: [] }
  const { legalName, ein, address } = await charity.read()
  const isDone: Record<FirstStep, boolean> = {
    charity: legalName !== demoLegalName && ein !== undefined && address !== undefined,
    second_factor: done.hasSecondFactors,
    second_person: done.staff > 1 || config.STAFF_OF_ONE,
    email: config.SMTP_URL !== undefined && done.hasMailLeft,
    alerts: config.ALERT_EMAIL.length > 0 || config.ALERT_WEBHOOK !== undefined,
    backup: done.hasBackup,
    payments: config.STRIPE_SECRET_KEY !== undefined && done.hasEvent,
    classroom: done.hasClassroom,
    draw: done.hasDraw,
    gift: done.hasGift,
  }
  const steps = firstSteps.map((step) => ({ step, is_done: isDone[step] }))
  return { steps: steps.every((step) => step.is_done) ? [] : steps }
}
