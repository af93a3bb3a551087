import { isForKeys } from './access.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { universalErrors, type ErrorCode } from './errors.ts'
import { uploadErrors } from './oversight/files.ts'
import { keyAccessErrors } from './oversight/integrations.ts'
import { listDuties, missingDuty } from './people/duties.ts'
import { roleAccessErrors } from './people/second-factor.ts'

/** What the access of a call answers whoever may not use it. A token that is none is refused everywhere. */
export function listAccessErrors({
  access,
  assurance,
  duty,
}: Pick<AnyEndpoint, 'access' | 'assurance' | 'duty'>): ErrorCode[] {
  if (isForKeys(access)) return [...keyAccessErrors]
  const invalid: ErrorCode[] = ['identity.invalid_token', 'identity.session_missing']
  if (access === 'public') return invalid
  const session: ErrorCode[] = ['identity.missing_authorization', ...invalid]
  const duties = listDuties(duty).map((name) => missingDuty[name])
  if (access !== 'session') return [...session, 'identity.role_not_allowed', ...roleAccessErrors, ...duties]
  return [...session, ...(assurance === 'full' ? (['second_factor.needed'] as const) : []), ...duties]
}

/** Every refusal that a call may answer with: by its access, by itself, and what any call may answer. */
export function listRefusals(call: AnyEndpoint): ErrorCode[] {
  const ofUploads = call.upload ? uploadErrors : []
  const ofProof: ErrorCode[] = call.proof === undefined ? [] : ['identity.proof_needed']
  const ofNames: ErrorCode[] = call.namesCaller ? ['identity.another_named'] : []
  return [
    ...new Set([
      ...listAccessErrors(call),
      ...ofProof,
      ...ofNames,
      ...call.errors,
      ...ofUploads,
      ...universalErrors,
    ]),
  ]
}
