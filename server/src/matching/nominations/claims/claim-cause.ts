import type { ClaimCause } from '@tower/contract/matching/classroom-claims.ts'
import { isSchoolAddress } from '@tower/contract/matching/nominations.ts'
import type { TeacherOnRecord } from '../../classrooms/find-teacher-on-record.ts'

/**
 * Why a confirmation by this address waits for staff; undefined where the link alone confirms: the address is the one on
 * record, or the charity listed the classroom without one and the address ends as schools' do here (`suffixes`). Every student
 * has a school address, so it doesn't make anybody the teacher of a classroom that strangers named.
 */
export function claimCause(
  record: TeacherOnRecord,
  email: string,
  suffixes: readonly string[],
): ClaimCause | undefined {
  if (record.email === email) return undefined
  if (record.hasTeacher || record.isConfirmed) return 'has_teacher'
  if (record.email !== null) return 'other_address'
  if (record.isNamedByVisitors) return 'named_by_visitors'
  return isSchoolAddress(email, suffixes) ? undefined : 'unlisted_address'
}
