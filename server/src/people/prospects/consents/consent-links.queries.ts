import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

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
export type ConsentLinkRow = z.infer<typeof LinkRow>
const LinkRow = z.object({
  id: z.string(),
  guardianId: z.string(),
  prospectId: z.string(),
  email: z.string().nullable(),
  userId: z.string().nullable(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
})

export function findLink(tx: Tx, tokenHash: string): Promise<ConsentLinkRow | undefined> {
  return rows(LinkRow)`
    select link.id, link.prospect_guardian_id as "guardianId", link.prospect_id as "prospectId", guardian.email,
      guardian.user_id as "userId", link.expires_at as "expiresAt", link.used_at as "usedAt"
    from prospect_consent_links link
    join prospect_guardians guardian on guardian.id = link.prospect_guardian_id and guardian.state <> 'left'
    where link.token_hash = ${tokenHash}`.first(tx)
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
export type GuardianToMail = z.infer<typeof MailedRow>
const MailedRow = z.object({
  id: z.string(),
  prospectId: z.string(),
  email: z.string(),
  locale: z.string(),
  childName: z.string(),
})

const toMail = sql`
  select guardian.id, guardian.prospect_id as "prospectId", guardian.email, guardian.locale,
    prospect.first_name || ' ' || upper(left(btrim(prospect.last_name), 1)) || '.' as "childName"
  from prospect_guardians guardian join prospects prospect on prospect.id = guardian.prospect_id
  where guardian.email is not null and guardian.state <> 'left'`

export function findGuardianToMail(tx: Tx, guardianId: string): Promise<GuardianToMail | undefined> {
  return rows(MailedRow)`${toMail} and guardian.id = ${guardianId}`.first(tx)
}

/** The children of an address, by name. */
export function listGuardiansOfAddress(tx: Tx, email: string): Promise<GuardianToMail[]> {
  return rows(MailedRow)`
    ${toMail} and guardian.email = ${email} order by fold_letters(prospect.first_name), guardian.id limit 20`.all(
    tx,
  )
}
