import type { Role } from '@tower/contract/access.ts'
import type { SecondFactorState } from '@tower/contract/people/second-factor.ts'

export type SecondFactorFacts = {
  role: Role | null
  assurance: 'aal1' | 'aal2'
  hasFactor: boolean
  /** Whether superadmins must keep a second factor here. */
  isRequired: boolean
}

/** What a session still lacks. Whoever has a second factor gives it, whatever their role: a demotion must not open a door. */
export function secondFactorState({
  role,
  assurance,
  hasFactor,
  isRequired,
}: SecondFactorFacts): SecondFactorState {
  if (hasFactor) return assurance === 'aal2' ? 'not_needed' : 'verify'
  return mustHaveFactor(role, isRequired) ? 'enroll' : 'not_needed'
}

/** Whether an account of this role may not be without a second factor. */
export function mustHaveFactor(role: Role | null, isRequired: boolean): boolean {
  return isRequired && role === 'superadmin'
}
