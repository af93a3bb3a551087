import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'

/** Athletes of whom an address is a guardian, with the names it signed. */
export async function findGuardiansUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(
    tx,
    'guardian',
    sql`select (
        select evidence.signed_name from prospect_consents word
        join prospect_consent_evidence evidence on evidence.consent_id = word.id
        where word.prospect_guardian_id = guardian.id order by word.id desc limit 1) as name
      from prospect_guardians guardian where guardian.email = ${email} and guardian.user_id is null`,
  )
}
