import type { SecondFactorOverview } from '@tower/contract/people/second-factor.contract.ts'
import type { AuthFactor } from '@tower/contract/people/session.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import type { FactorRow } from './second-factor.queries.ts'

/** A second factor as GoTrue clients read it; never its secret. */
export function viewFactor(factor: FactorRow): AuthFactor {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name,
    factor_type: 'totp',
    status: factor.verified_at ? 'verified' : 'unverified',
    created_at: factor.created_at.toISOString(),
    updated_at: (factor.last_used_at ?? factor.created_at).toISOString(),
  }
}

export type OverviewFacts = {
  actor: Pick<Actor, 'secondFactor' | 'assurance'>
  factors: readonly FactorRow[]
  offered: boolean
  required: boolean
  recoveryCodesLeft: number
  hasPassword: boolean
  provedUntil: Date
}

/** What the account page shows. */
export function viewOverview(facts: OverviewFacts): SecondFactorOverview {
  const withoutFactor = facts.hasPassword ? 'password' : 'sign_in'
  return {
    state: facts.actor.secondFactor,
    assurance: facts.actor.assurance,
    offered: facts.offered,
    required: facts.required,
    factors: facts.factors.map((factor) => ({
      id: factor.id,
      friendly_name: factor.friendly_name,
      created_at: factor.created_at.toISOString(),
      last_used_at: factor.last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: facts.recoveryCodesLeft,
    proof: facts.factors.length > 0 ? 'code' : withoutFactor,
    proved_until: facts.provedUntil.toISOString(),
  }
}
