import type { ClassroomPlace } from '@tower/contract/matching/classroom-words.contract.ts'
import type { Tx } from '../../database/database.ts'
import { ensureHomeroom } from '../../matching/classrooms/ensure-homeroom.ts'
import { openBudget } from '../../money/budgets/open-budget.ts'
import { openAccount as openWallet } from '../../money/ledger/open-account.ts'

export type OpenTeaching = {
  teacherId: string
  classroomName: string | null | undefined
  place?: ClassroomPlace | undefined
  at: Date
}

/** What a teacher's portal stands on: wallet, budget and classroom. */
export async function openTeaching(
  tx: Tx,
  { teacherId, classroomName, place, at }: OpenTeaching,
): Promise<string | null> {
  await openWallet(tx, { kind: 'wallet', ownerId: teacherId })
  await openBudget(tx, { teacherId, at })
  return ensureHomeroom(tx, { teacherId, name: classroomName ?? undefined, place, at })
}
