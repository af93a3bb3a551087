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
  shared_cents: number
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

/** A donor with what lies in their account ({@link donorAccount}). */
export const withBalance = sql`donor.id, donor.kind, donor.user_id, donor.email, donor.program_cents,
  donor.reserve_hole_cents, donor.absorbed_cents, donor.slots_minted, donor.shared_cents,
  coalesce(case when donor.kind = 'house'
    then (select balance_cents from ledger_accounts where kind = 'fund_classrooms' and owner_id is null)
    else (select balance_cents from ledger_accounts where kind = 'donor_program' and owner_id = donor.id)
  end, 0) as balance_cents`

/** A donor whose row the caller holds. */
export async function getDonorWithBalance(tx: Tx, donorId: string): Promise<DonorWithBalance> {
  const { rows } = await sql<DonorWithBalance>`
    select ${withBalance} from donors donor where donor.id = ${donorId}`.execute(tx)
  return oneOf(rows, donorId)
}

/** Counts a gift that was posted, and answers the donor with it; whoever else counts for them waits until the commit. */
export async function addToDonorTotals(
  tx: Tx,
  { id, programCents, absorbedCents }: { id: string; programCents: number; absorbedCents: number },
): Promise<DonorWithBalance> {
  const { rows } = await sql<DonorWithBalance>`
    update donors donor
    set program_cents = program_cents + ${programCents}, absorbed_cents = absorbed_cents + ${absorbedCents}
    where donor.id = ${id} returning ${withBalance}`.execute(tx)
  return oneOf(rows, id)
}

function oneOf([donor]: DonorWithBalance[], donorId: string): DonorWithBalance {
  if (!donor) throw new Error(`there is no donor ${donorId}`)
  return donor
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
