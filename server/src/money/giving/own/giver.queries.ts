import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Whoever asks for their own gifts. */
export type Giver = {
  /** Null before an account's first gift. */
  donorId: string | null
  name: string | null
  /** Where word of the gifts goes; null while an account has not proven its address. */
  address: string | null
  locale: string | null
  /** In lines, where staff wrote it down. */
  postalAddress?: string | null
}

type Holder = Giver & { donorId: string; linkKey: string }

/**
 * Who stands behind a donor today: the donor it was joined into where it was, and the account that has it where one does.
 * Nobody where the account was disabled or erased.
 */
export async function findHolder(tx: Tx, donorId: string): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    with recursive owner as (
      select id, user_id, email, display_name, merged_into_id from donors where id = ${donorId} and kind = 'person'
      union all
      select next.id, next.user_id, next.email, next.display_name, next.merged_into_id
      from donors next join owner on next.id = owner.merged_into_id
    )
    select owner.id as "donorId", signer.link_key as "linkKey", coalesce(account.full_name, owner.display_name) as name,
      case when owner.user_id is null then owner.email when account.email_verified_at is not null then account.email end
        as address, coalesce(account.locale, contact.language) as locale, contact.postal_address as "postalAddress"
    from owner join donors signer on signer.id = ${donorId}
    left join users account on account.id = owner.user_id
    left join donor_contacts contact on contact.donor_id = owner.id
    where owner.merged_into_id is null and (owner.user_id is null
      or (account.id is not null and account.disabled_at is null and account.erased_at is null))`.execute(tx)
  return rows[0]
}

/** The giver that an account is. */
export async function getGiverOfAccount(tx: Tx, userId: string): Promise<Giver> {
  const { rows } = await sql<Giver>`
    select donor.id as "donorId", coalesce(account.full_name, donor.display_name) as name,
      case when account.email_verified_at is not null then account.email end as address, account.locale
    from users account left join donors donor on donor.user_id = account.id
    where account.id = ${userId}`.execute(tx)
  const [giver] = rows
  if (!giver) throw new Error('a session has an account')
  return giver
}

/** The donor whose gifts are mailed to an address: an account's that has proven it, else the address's own. */
export async function findDonorOfAddress(tx: Tx, address: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select donor.id from users account join donors donor on donor.user_id = account.id
    where account.email = ${address} and account.email_verified_at is not null
    union all select id from donors where email = ${address} and kind = 'person'
    limit 1`.execute(tx)
  return rows[0]?.id
}

/**
 * Other keys: what was signed before opens nothing any more, neither for the donor nor for those that were joined into it, and
 * neither their gifts, nor their tower, nor what they give each month.
 */
export async function replaceLinkKeys(tx: Tx, donorId: string): Promise<void> {
  await sql`
    with recursive whole as (
      select id from donors where id = ${donorId}
      union all select joined.id from donors joined join whole on joined.merged_into_id = whole.id
    ), locked as (select id from donors where id in (select id from whole) order by id for update)
    update donors set link_key = default, wait_key = case when wait_key is not null then ${anotherKey} end
    from locked where donors.id = locked.id`.execute(tx)
  await sql`
    update sponsorships set link_key = ${anotherKey}
    where id in (select sponsorship_id from payments where donor_id = ${donorId} and sponsorship_id is not null)`.execute(
    tx,
  )
}

/** The same of whoever is erased, and of the pages of their gifts: whoever has a link of before reads nothing there. */
export async function endLinksOf(tx: Tx, donorIds: readonly string[]): Promise<void> {
  for (const donorId of donorIds) await replaceLinkKeys(tx, donorId)
  await sql`
    update payments set follow_key = gen_random_uuid() where donor_id = any(${donorIds}::uuid[])`.execute(tx)
}

const anotherKey = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
