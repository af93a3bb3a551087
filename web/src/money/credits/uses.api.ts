import type { CallInput } from '@tower/contract/endpoint.ts'
import { creditUseEndpoints } from '@tower/contract/money/credit-uses.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** Takes one credit for what is made next. */
export const consumeCredit = (body: CallInput<typeof creditUseEndpoints.consume>['body']) =>
  browserCall(creditUseEndpoints.consume, { body })

/** What moved the teacher's credits for tools. */
export const toolMovementsQuery = readQuery(creditUseEndpoints.movements, {}, ['wallet.changed'])
