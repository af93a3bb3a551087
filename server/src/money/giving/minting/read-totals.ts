import type { Tx } from '../../../database/database.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { donorAccount } from './donor-account.ts'
import type { DonorTotals } from './mint-rule.ts'
import type { DonorRow } from './donor-totals.queries.ts'

/** A donor's totals with what lies in their account. */
export async function readTotals(tx: Tx, donor: DonorRow): Promise<DonorTotals> {
  return totalsOf(donor, await balanceOf(tx, donorAccount(donor)))
}

/** The same where what lies in the account is known. */
export function totalsOf(donor: DonorRow, balanceCents: number): DonorTotals {
  return {
    programCents: donor.program_cents,
    reserveHoleCents: donor.reserve_hole_cents,
    absorbedCents: donor.absorbed_cents,
    slotsMinted: donor.slots_minted,
    balanceCents,
  }
}
