import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Hand } from '../../../outbound-act.ts'

const Approver = z.object({ decided_by: z.string() })

/** Who of the staff let a teacher have a classroom that nobody knew as theirs. */
export async function listClaimApprovers(tx: Tx, { teacherId }: { teacherId: string }): Promise<Hand[]> {
  const approvers = await rows(Approver)`
    select distinct claim.decided_by from classroom_claims claim
    join classrooms classroom on classroom.id = claim.classroom_id
    where classroom.teacher_id = ${teacherId} and claim.approved and claim.decided_by is not null`.all(tx)
  return approvers.map(({ decided_by: userId }) => ({ did: 'approved_claim', userId, cents: null }))
}
