import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { listMailedGuardians } from '../consents/consent-traces.queries.ts'
import { isEmptied } from '../is-emptied.ts'

const KeptRow = z.object({ id: z.string() })
export type Kept = z.infer<typeof KeptRow>

const noWord = sql`not exists (select from prospect_consents word where word.prospect_id = prospect.id)`

/** Profiles that have pictures or films, though nobody allows any: never did, or not since before an instant. */
export function listWithUnallowedMedia(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<Kept[]> {
  return rows(KeptRow)`
    select prospect.id from prospects prospect
    where not prospect.consent_photos
      and exists (select from prospect_media media where media.prospect_id = prospect.id)
      and (${noWord} or prospect.photos_ended_at <= ${before})
    order by prospect.id limit ${limit}`.all(tx)
}

/** Profiles that were begun before an instant, for which nobody said a word, and whose keeper has not been told of it. */
export function listUnanswered(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<Kept[]> {
  return rows(KeptRow)`
    select prospect.id from prospects prospect
    where prospect.unanswered_told_at is null and prospect.created_at <= ${before} and ${noWord}
    order by prospect.created_at, prospect.id limit ${limit}`.all(tx)
}

/** Profiles for which nobody has said a word yet, though their keeper was told before an instant. */
export function listStillUnanswered(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<Kept[]> {
  return rows(KeptRow)`
    select prospect.id from prospects prospect
    where prospect.unanswered_told_at <= ${before} and ${noWord}
    order by prospect.unanswered_told_at, prospect.id limit ${limit}`.all(tx)
}

/** Profiles that nobody has allowed since before an instant, whatever ended it. Those that were emptied are left out. */
export function listTakenBack(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<Kept[]> {
  return rows(KeptRow)`
    select prospect.id from prospects prospect
    where prospect.consent_id is null and prospect.consent_ended_at <= ${before}
      and not ${isEmptied}
    order by prospect.id limit ${limit}`.all(tx)
}

const UnansweredRow = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  keeper_email: z.string().nullable(),
  keeper_locale: z.string(),
  is_emptied: z.boolean(),
})

/** Locks a profile for which nobody has said a word; undefined where somebody spoke meanwhile, or it is gone. */
export function lockUnanswered(
  tx: Tx,
  prospectId: string,
): Promise<z.infer<typeof UnansweredRow> | undefined> {
  return rows(UnansweredRow)`
    select prospect.id, prospect.first_name, prospect.last_name, keeper.email as keeper_email,
      keeper.locale as keeper_locale, ${isEmptied} as is_emptied
    from prospects prospect join users keeper on keeper.id = prospect.owner_id
    where prospect.id = ${prospectId} and ${noWord} for update of prospect`.first(tx)
}

/** Whether mails call another athlete the same: by the first name and one letter. */
export async function hasNamesake(
  tx: Tx,
  { id, first_name: first, last_name: last }: { id: string; first_name: string; last_name: string },
): Promise<boolean> {
  const found = await rows(KeptRow)`
    select prospect.id from prospects prospect
    where prospect.id <> ${id} and lower(prospect.first_name) = lower(${first})
      and lower(left(btrim(prospect.last_name), 1)) = lower(left(btrim(${last}), 1))
    limit 1`.first(tx)
  return found !== undefined
}

/** Where mails about an athlete go: to whoever keeps the profile, the athlete, and guardians. */
export async function listMailed(tx: Tx, prospectId: string): Promise<string[]> {
  const found = await rows(z.object({ email: z.string() }))`
    select person.email from prospects prospect
    join users person on person.id in (prospect.owner_id, prospect.athlete_id)
    where prospect.id = ${prospectId} and person.email is not null`.all(tx)
  return [...found.map(({ email }) => email), ...(await listMailedGuardians(tx, prospectId))]
}

/** Locks a profile that nobody allows; undefined where somebody allowed it meanwhile. */
export async function lockTakenBack(
  tx: Tx,
  prospectId: string,
): Promise<{ id: string; first_name: string; last_name: string; status: string } | undefined> {
  return tx
    .selectFrom('prospects')
    .select(['id', 'first_name', 'last_name', 'status'])
    .where('id', '=', prospectId)
    .where('consent_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a profile whose pictures nobody allows; false where somebody allowed them meanwhile. */
export async function lockUnallowedMedia(tx: Tx, prospectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('prospects')
    .select('id')
    .where('id', '=', prospectId)
    .where('consent_photos', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export async function setUnansweredTold(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx.updateTable('prospects').set({ unanswered_told_at: at }).where('id', '=', prospectId).execute()
}

/** Takes the news that had a picture, and the names of the profile’s own pictures: what they pointed to is gone. */
export async function clearMediaWords(tx: Tx, prospectId: string): Promise<void> {
  await sql`delete from prospect_updates where prospect_id = ${prospectId} and media_id is not null`.execute(
    tx,
  )
  await sql`
    update prospects set avatar_url = null, cover_url = null, revision = revision + 1
    where id = ${prospectId} and (avatar_url is not null or cover_url is not null)`.execute(tx)
}

/** Deletes a profile for which nobody ever spoke: no gift and no word refers to it. */
export async function deleteUnanswered(tx: Tx, prospectId: string): Promise<void> {
  await tx.deleteFrom('prospect_updates').where('prospect_id', '=', prospectId).execute()
  await tx.deleteFrom('prospect_consent_links').where('prospect_id', '=', prospectId).execute()
  await tx.deleteFrom('prospect_guardians').where('prospect_id', '=', prospectId).execute()
  await tx.deleteFrom('prospect_authors').where('prospect_id', '=', prospectId).execute()
  await tx.deleteFrom('prospect_goals').where('prospect_id', '=', prospectId).execute()
  await tx.deleteFrom('prospects').where('id', '=', prospectId).execute()
}
