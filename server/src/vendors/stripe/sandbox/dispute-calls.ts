import { answer, type Call, type SandboxContext } from './context.ts'
import { resourceMissing } from './faults.ts'
import { listPage } from './lists.ts'
import type { WireDispute } from './objects.ts'
import { findText, refuseUnknown } from './params.ts'

/** GET /v1/disputes/:id */
export const readDispute: Call = (context, { id }) => answer(requireDispute(context, id))

/** GET /v1/disputes */
export const listDisputes: Call = (context, { form }) => {
  refuseUnknown(form, ['charge', 'created', 'expand', 'limit', 'payment_intent', 'starting_after'])
  const intent = findText(form, 'payment_intent')
  const matches = (dispute: WireDispute) => intent === undefined || dispute.payment_intent === intent
  return answer(listPage('/v1/disputes', form, context.tables.disputes.values(), matches))
}

/** The dispute with this id, or Stripe's 404. */
export function requireDispute(context: SandboxContext, id: string): WireDispute {
  const dispute = context.tables.disputes.get(id)
  if (dispute === undefined) throw resourceMissing('dispute', id)
  return dispute
}
