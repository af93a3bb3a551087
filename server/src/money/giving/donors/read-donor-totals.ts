import type { Tx } from '../../../database/database.ts'
import { findDonorOfUser } from './donors.queries.ts'

/** What an account has given towards classrooms and the slots that stand; zero before the first gift. */
export async function readDonorTotals(
  tx: Tx,
  userId: string,
): Promise<{ programCents: number; slotsMinted: number }> {
  const donor = await findDonorOfUser(tx, userId)
  return { programCents: donor?.program_cents ?? 0, slotsMinted: donor?.slots_minted ?? 0 }
}
