import type { ClassroomClaim } from '@tower/contract/matching/classroom-claims.contract.ts'
import type { CsvCell } from '../../../http/csv.ts'
import type { ClaimRow } from './claims.queries.ts'

/** A confirmation as staff see it. */
export function viewClaim(claim: ClaimRow): ClassroomClaim {
  return {
    ...claim,
    claimed_at: claim.claimed_at.toISOString(),
    decided_at: claim.decided_at?.toISOString() ?? null,
  }
}

export const claimsHeader = [
  'Asked (UTC)',
  'Classroom',
  'School',
  'City',
  'State',
  'Who asks',
  'Email',
  'Why it waits',
  'Teacher on record',
  'Email on record',
  'Nominators',
  'Decision',
  'Decided (UTC)',
  'Decided by',
  'Reason',
]

/** A confirmation as a line of a file. */
export function viewClaimLine(claim: ClaimRow): CsvCell[] {
  return [
    claim.claimed_at.toISOString(),
    claim.classroom_name,
    claim.school,
    claim.city,
    claim.state,
    claim.teacher_display_name,
    claim.email,
    claim.because,
    claim.teacher_on_record,
    claim.email_on_record,
    claim.nominators,
    claim.status,
    claim.decided_at?.toISOString() ?? null,
    claim.decided_by,
    claim.reason,
  ]
}
