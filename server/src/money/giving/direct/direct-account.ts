import type { AccountRef } from '../../ledger/accounts.ts'

/** Where a gift for one classroom lies until its teacher's budget has it. */
export function directAccount(classroomId: string): AccountRef {
  return { kind: 'teacher_direct', ownerId: classroomId }
}
