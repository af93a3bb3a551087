import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { findGiftLanguage } from '../giving/donors/find-gift-language.ts'
import { wholeOf } from '../giving/donors/whole-of.ts'

/** Whose a pledge is by now, beside the account where there is one. */
export const joinDonor = sql`join donors donor on donor.id = donor_heir(pledge.donor_id)
  left join users account on account.id = donor.user_id
  left join donor_contacts contact on contact.donor_id = donor.id`

export const donorName = sql<string | null>`coalesce(account.full_name, donor.display_name)`

/** What stands in place of the address of whoever was erased is none. */
export const donorAddress = sql<string | null>`case
  when coalesce(account.email, donor.email) not like 'erased-%@erased.invalid' then coalesce(account.email, donor.email) end`

/** Where word of it may go: nowhere while an account has not proven its address, or is closed. */
const mailedTo = sql<string | null>`case
  when donor.user_id is null then ${donorAddress}
  when account.email_verified_at is not null and account.disabled_at is null and account.erased_at is null then account.email end`

const PledgeReader = z.object({
  donor_id: z.string(),
  name: z.string().nullable(),
  /** Null where nobody reads: no address is known, it was stopped, or its owner wants no news of gifts. */
  address: z.string().nullable(),
  locale: z.string().nullable(),
})

/** Who reads what is written of a pledge, and in which language: as their account or staff say, else as they last gave. */
export async function findPledgeReader(
  tx: Tx,
  pledgeId: string,
): Promise<z.infer<typeof PledgeReader> | undefined> {
  const reader = await rows(PledgeReader)`
    select reader.donor_id, reader.name, reader.locale, case
      when exists (select from mail_suppressions stopped where stopped.email = reader.address) then null
      when exists (select from mail_leaves gone where gone.email = reader.address and gone.series = 'gift_news') then null
      else reader.address end as address
    from (select donor.id as donor_id, ${donorName} as name, ${mailedTo} as address,
        coalesce(account.locale, contact.language) as locale
      from pledges pledge ${joinDonor} where pledge.id = ${pledgeId}) reader`.first(tx)
  return reader && { ...reader, locale: reader.locale ?? (await findGiftLanguage(tx, reader.donor_id)) }
}

/** The donors of an account or of addresses, and those that were joined into them. */
export const wholeDonors = (userId: string, addresses: readonly string[]) =>
  wholeOf(sql`user_id = ${userId} or (email = any(${addresses}::text[]) and kind = 'person')`)
