import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const least = '00000000-0000-0000-0000-000000000000'
const Sealed = z.object({ id: z.string(), sealed: z.string() })

/** Second factors after one of them, in the order of their ids. */
export const listSealedFactors = (tx: Tx, after: string | undefined, most: number) =>
  rows(Sealed)`
    select id, secret_sealed as sealed from second_factors where id > ${after ?? least} order by id limit ${most}`.all(
    tx,
  )

/** Puts a second factor under another seal, unless somebody was quicker. */
export async function updateFactorSeal(tx: Tx, { id, from, to }: { id: string; from: string; to: string }) {
  await sql`update second_factors set secret_sealed = ${to} where id = ${id} and secret_sealed = ${from}`.execute(
    tx,
  )
}

/** Draws that are still to come, likewise. */
export const listSealedDraws = (tx: Tx, after: string | undefined, most: number) =>
  rows(Sealed)`
    select id, sealed_seed as sealed from assignment_slots
    where id > ${after ?? least} and sealed_seed is not null and state in ('scheduled', 'frozen')
    order by id limit ${most}`.all(tx)

/** The seed itself stays: its hash is public since the draw was announced. */
export async function updateSeedSeal(tx: Tx, { id, from, to }: { id: string; from: string; to: string }) {
  await sql`select set_config('tower.reseals', 'seeds', true)`.execute(tx)
  await sql`
    update assignment_slots set sealed_seed = ${to}
    where id = ${id} and sealed_seed = ${from} and state in ('scheduled', 'frozen')`.execute(tx)
}

const SealedMail = z.object({ id: z.string(), to: z.string(), template: z.string(), params: z.unknown() })

/** Mails in which something lies sealed, likewise; sent ones too, which may be sent again. */
export const listSealedMails = (tx: Tx, after: string | undefined, most: number) =>
  rows(SealedMail)`
    select id, to_email as to, template, params from mails
    where id > ${after ?? least} and params::text like '%"sealed"%' order by id limit ${most}`.all(tx)

export async function updateMailSeal(tx: Tx, { id, from, to }: { id: string; from: unknown; to: unknown }) {
  await sql`
    update mails set params = ${JSON.stringify(to)}::jsonb where id = ${id} and params = ${JSON.stringify(from)}::jsonb`.execute(
    tx,
  )
}
