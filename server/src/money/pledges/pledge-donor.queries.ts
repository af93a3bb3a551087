import { type RemindBar, remindBars } from '@tower/contract/money/pledges.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { findGiftLanguage } from '../giving/donors/find-gift-language.ts'
import { wholeOf } from '../giving/donors/whole-of.ts'

/** Whose a pledge is by now, beside the account where there is one. Asked for an heir, a statement plans a function of its own. */
export const joinDonor = sql`join donors own on own.id = pledge.donor_id
  join donors donor on donor.id = case when own.merged_into_id is null then own.id else donor_heir(own.id) end
  left join users account on account.id = donor.user_id
  left join donor_contacts contact on contact.donor_id = donor.id`

export const donorName = sql<string | null>`coalesce(account.full_name, donor.display_name)`

/** What stands in place of the address of whoever was erased is none. */
export const donorAddress = sql<string | null>`case
  when coalesce(account.email, donor.email) not like 'erased-%@erased.invalid' then coalesce(account.email, donor.email) end`

/** Why no email about a pledge goes to whom it is of, the first that holds; null where one does. */
export const notReminded = sql<RemindBar | null>`case
  when ${donorAddress} is null then 'no_address'
  when account.disabled_at is not null or account.erased_at is not null then 'closed'
  when account.id is not null and account.email_verified_at is null then 'unproven'
  when exists (select from mail_suppressions stopped where stopped.email = lower(${donorAddress})) then 'stopped'
  when exists (select from mail_leaves gone where gone.email = ${donorAddress} and gone.series = 'gift_news') then 'left'
  end`

const PledgeReader = z.object({
  donor_id: z.string(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  /** Why nothing goes to the address. */
  not_reminded: z.enum(remindBars).nullable(),
  locale: z.string().nullable(),
})

/** Who reads what is written of a pledge, and in which language: as their account or staff say, else as they last gave. */
export async function findPledgeReader(
  tx: Tx,
  pledgeId: string,
): Promise<z.infer<typeof PledgeReader> | undefined> {
  const reader = await rows(PledgeReader)`
    select donor.id as donor_id, ${donorName} as name, ${donorAddress} as address, ${notReminded} as not_reminded,
      coalesce(account.locale, contact.language) as locale
    from pledges pledge ${joinDonor} where pledge.id = ${pledgeId}`.first(tx)
  return reader && { ...reader, locale: reader.locale ?? (await findGiftLanguage(tx, reader.donor_id)) }
}

/** The donors of an account or of addresses, and those that were joined into them. */
export const wholeDonors = (userId: string, addresses: readonly string[]) =>
  wholeOf(sql`user_id = ${userId} or (email = any(${addresses}::text[]) and kind = 'person')`)
