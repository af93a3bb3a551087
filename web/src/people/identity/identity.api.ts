import type { CallOutput } from '@tower/contract/endpoint.ts'
import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { fillText } from '../../texts/fill-text.ts'

export type SecondFactorOverview = CallOutput<typeof secondFactorEndpoints.overview>

/** What is set up, and what is left of the recovery codes. */
export const secondFactorQuery = readQuery(secondFactorEndpoints.overview, {})

/** Makes new recovery codes; earlier ones no longer count. */
export const makeRecoveryCodes = () => browserCall(secondFactorEndpoints.makeRecoveryCodes, {})

/** What an app is called: by the name it was given, else by its number. */
export function nameOfFactor(
  factors: readonly { id: string; friendly_name: string }[],
  id: string,
  unnamed: string,
): string {
  const position = factors.findIndex((factor) => factor.id === id)
  return factors[position]?.friendly_name || fillText(unnamed, { number: position + 1 })
}
