import type { CallInput } from '@tower/contract/endpoint.ts'
import { creditUseEndpoints } from '@tower/contract/money/credit-uses.contract.ts'
import { browserCall } from '../../session/browser-call.ts'

/** Takes one credit for what is made next. */
export const consumeCredit = (body: CallInput<typeof creditUseEndpoints.consume>['body']) =>
  browserCall(creditUseEndpoints.consume, { body })
