import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const nothingOfThem = {
  state: 'left',
  email: null,
  user_id: null,
  invited_by_id: null,
  second_proof: null,
  second_proof_by_id: null,
  second_proof_at: null,
}

/** Lets go of a guardian of one child: address, account, links, and what shows that they said a word. */
export async function forgetGuardian(tx: Tx, guardianId: string): Promise<void> {
  await sql`
    delete from prospect_consent_evidence where consent_id in (
      select id from prospect_consents where prospect_guardian_id = ${guardianId})`.execute(tx)
  await tx.deleteFrom('prospect_consent_links').where('prospect_guardian_id', '=', guardianId).execute()
  await tx.updateTable('prospect_guardians').set(nothingOfThem).where('id', '=', guardianId).execute()
}

const Mailed = z.object({ email: z.string() })

/** Where mails about a child went: to the guardians named, by address or by account. */
export async function listMailedGuardians(tx: Tx, prospectId: string): Promise<string[]> {
  const found = await rows(Mailed)`
    select guardian.email from prospect_guardians guardian where prospect_id = ${prospectId} and email is not null
    union select person.email from prospect_guardians guardian join users person on person.id = guardian.user_id
    where guardian.prospect_id = ${prospectId}`.all(tx)
  return found.map(({ email }) => email)
}

/** Lets go of all guardians of a child, and of every paper. */
export async function forgetGuardians(tx: Tx, prospectId: string): Promise<void> {
  await tx.deleteFrom('prospect_consent_evidence').where('prospect_id', '=', prospectId).execute()
  await tx.deleteFrom('prospect_consent_links').where('prospect_id', '=', prospectId).execute()
  await tx
    .updateTable('prospect_guardians')
    .set(nothingOfThem)
    .where('prospect_id', '=', prospectId)
    .execute()
}

/** Who was named as a guardian by an address is known by their account once they prove it. */
export async function linkGuardian(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`
    update prospect_guardians guardian set user_id = ${userId}
    where email = ${email} and user_id is null and state <> 'left' and not exists (
      select from prospect_guardians other where other.prospect_id = guardian.prospect_id and other.user_id = ${userId})`.execute(
    tx,
  )
}
