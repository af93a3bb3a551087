import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export async function insertLink(
  tx: Tx,
  link: { guardianId: string; prospectId: string; tokenHash: string; at: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('prospect_consent_links')
    .values({
      prospect_guardian_id: link.guardianId,
      prospect_id: link.prospectId,
      token_hash: link.tokenHash,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A link with the guardian it was mailed to. */
export type ConsentLinkRow = {
  id: string
  guardianId: string
  prospectId: string
  email: string | null
  userId: string | null
  expiresAt: Date
  usedAt: Date | null
}

export async function findLink(tx: Tx, tokenHash: string): Promise<ConsentLinkRow | undefined> {
  const { rows } = await sql<ConsentLinkRow>`
    select link.id, link.prospect_guardian_id as "guardianId", link.prospect_id as "prospectId", guardian.email,
      guardian.user_id as "userId", link.expires_at as "expiresAt", link.used_at as "usedAt"
    from prospect_consent_links link
    join prospect_guardians guardian on guardian.id = link.prospect_guardian_id and guardian.state <> 'left'
    where link.token_hash = ${tokenHash}`.execute(tx)
  return rows[0]
}

/** Uses a link up; false where somebody else was faster. */
export async function useLinkUp(tx: Tx, id: string, at: Date): Promise<boolean> {
  const used = await tx
    .updateTable('prospect_consent_links')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** How many links a guardian was mailed since an instant. */
export async function countLinksSince(tx: Tx, guardianId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('prospect_consent_links')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('prospect_guardian_id', '=', guardianId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A guardian with the name their child has in public. */
export type GuardianToMail = {
  id: string
  prospectId: string
  email: string
  locale: string
  childName: string
}

const toMail = sql`
  select guardian.id, guardian.prospect_id as "prospectId", guardian.email, guardian.locale,
    prospect.first_name || ' ' || upper(left(btrim(prospect.last_name), 1)) || '.' as "childName"
  from prospect_guardians guardian join prospects prospect on prospect.id = guardian.prospect_id
  where guardian.email is not null and guardian.state <> 'left'`

export async function findGuardianToMail(tx: Tx, guardianId: string): Promise<GuardianToMail | undefined> {
  const { rows } = await sql<GuardianToMail>`${toMail} and guardian.id = ${guardianId}`.execute(tx)
  return rows[0]
}

/** The children of an address, by name. */
export async function listGuardiansOfAddress(tx: Tx, email: string): Promise<GuardianToMail[]> {
  const { rows } = await sql<GuardianToMail>`
    ${toMail} and guardian.email = ${email} order by prospect.first_name, guardian.id limit 20`.execute(tx)
  return rows
}
