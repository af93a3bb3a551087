import type { Tx } from '../../../database/database.ts'
import type { SlotDonor } from '../../../matching/slots/matches.ts'
import { listDonorsOfSlots } from './slot-donors.queries.ts'

/** Who stands behind each slot, by the slot's id: matching sends them mail and makes them a classroom's sponsor. */
export function findSlotDonors(tx: Tx, slotIds: string[]): Promise<Map<string, SlotDonor>> {
  return listDonorsOfSlots(tx, slotIds)
}
