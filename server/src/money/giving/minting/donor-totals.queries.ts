import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { donorColumns } from '../donors/donors.queries.ts'

export type DonorRow = {
  id: string
  kind: 'person' | 'house' | 'matching'
  user_id: string | null
  email: string | null
  program_cents: number
  reserve_hole_cents: number
  absorbed_cents: number
  slots_minted: number
}

/** The mint lock: whoever holds a donor's row decides alone what that donor's gifts mint. */
export async function getDonorForUpdate(tx: Tx, donorId: string): Promise<DonorRow> {
  const row = await tx
    .selectFrom('donors')
    .select(donorColumns)
    .where('id', '=', donorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row as DonorRow
}

export type DonorWithBalance = DonorRow & { balance_cents: number }

/** A donor whose row the caller holds, with what lies in their account ({@link donorAccount}). */
export async function getDonorWithBalance(tx: Tx, donorId: string): Promise<DonorWithBalance> {
  const { rows } = await sql<DonorWithBalance>`
    select donor.id, donor.kind, donor.user_id, donor.email, donor.program_cents, donor.reserve_hole_cents,
      donor.absorbed_cents, donor.slots_minted, coalesce(case when donor.kind = 'house'
        then (select balance_cents from ledger_accounts where kind = 'fund_classrooms' and owner_id is null)
        else (select balance_cents from ledger_accounts where kind = 'donor_program' and owner_id = donor.id)
      end, 0) as balance_cents
    from donors donor where donor.id = ${donorId}`.execute(tx)
  const [donor] = rows
  if (!donor) throw new Error(`there is no donor ${donorId}`)
  return donor
}

/** Counts a gift; whoever else counts for the donor waits until the commit. */
export async function addToDonorTotals(
  tx: Tx,
  { id, programCents, absorbedCents }: { id: string; programCents: number; absorbedCents: number },
): Promise<void> {
  await tx
    .updateTable('donors')
    .set(({ eb }) => ({
      program_cents: eb('program_cents', '+', programCents),
      absorbed_cents: eb('absorbed_cents', '+', absorbedCents),
    }))
    .where('id', '=', id)
    .execute()
}

export async function updateDonorTotals(
  tx: Tx,
  donor: {
    id: string
    programCents: number
    reserveHoleCents: number
    absorbedCents: number
    slotsMinted: number
  },
): Promise<void> {
  await tx
    .updateTable('donors')
    .set({
      program_cents: donor.programCents,
      reserve_hole_cents: donor.reserveHoleCents,
      absorbed_cents: donor.absorbedCents,
      slots_minted: donor.slotsMinted,
    })
    .where('id', '=', donor.id)
    .execute()
}
