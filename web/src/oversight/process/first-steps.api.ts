import { firstStepEndpoints } from '@tower/contract/oversight/first-steps.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff of an empty site do first; none once that is done. */
export const firstStepsQuery = readQuery(firstStepEndpoints.firstSteps, {}, ['draw.changed'])

export const dismissFirstSteps = () => browserCall(firstStepEndpoints.dismissFirstSteps, {})
