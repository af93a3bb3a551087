import type { Role } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { type IntroductionDoor, insertIntroductions } from './introductions.queries.ts'

export type Introduction = {
  userId: string
  /** Null: the operator. */
  byId: string | null
  role: Role
  door: IntroductionDoor
  at: Date
}

/**
 * Writes down who brought somebody in as a teacher or as staff, by whatever door. Nobody brings themself in, and who came as
 * anything else lets no money out and is paid none.
 */
export async function noteIntroduction(tx: Tx, { role, ...introduced }: Introduction): Promise<void> {
  if (role !== 'teacher' && role !== 'admin' && role !== 'superadmin') return
  if (introduced.byId === introduced.userId) return
  await insertIntroductions(tx, [{ ...introduced, role }])
}
