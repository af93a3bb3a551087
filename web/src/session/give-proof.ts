import type { CallInput } from '@tower/contract/endpoint.ts'
import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import { browserCall } from './browser-call.ts'

/** What is set up, and what this account can prove itself with. */
export function readSecondFactor(signal?: AbortSignal) {
  return browserCall(secondFactorEndpoints.overview, {}, signal ? { signal } : {})
}

/** Shows anew who one is, by one of the things that prove it. */
export function giveProof(body: CallInput<typeof secondFactorEndpoints.prove>['body']) {
  return browserCall(secondFactorEndpoints.prove, { body })
}
