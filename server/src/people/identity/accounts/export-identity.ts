import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import {
  findAccountForExport,
  listAddressChangesForExport,
  listRoleChangesForExport,
  listSecondFactorsForExport,
  listSessionsForExport,
} from './export.queries.ts'

/** What an account holds about its person. Hashes, keys and whoever else acted stay inside. */
export async function exportIdentity(tx: Tx, userId: string) {
  const account = await findAccountForExport(tx, userId)
  if (!account) throw new Refusal('directory.not_found')
  return {
    account,
    sessions: await listSessionsForExport(tx, userId),
    second_factors: await listSecondFactorsForExport(tx, userId),
    address_changes: await listAddressChangesForExport(tx, userId),
    role_history: await listRoleChangesForExport(tx, userId),
  }
}
