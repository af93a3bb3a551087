import { sql, type SqlBool } from 'kysely'

/**
 * Whether there is more of a donor than a name on a check that was called off: a gift that came, is expected or was promised, or something that
 * staff wrote down. The donor's row is called `donor`.
 */
export const isSomebody = sql<SqlBool>`not (donor.by_name
  and not exists (select from payments where donor_id = donor.id)
  and not exists (select from offline_gifts where donor_id = donor.id and state <> 'canceled')
  and not exists (select from donors joined where joined.merged_into_id = donor.id)
  and not exists (select from donor_notes where donor_id = donor.id)
  and not exists (select from donor_tags where donor_id = donor.id)
  and not exists (select from pledges where donor_id = donor.id)
  and not exists (select from donor_contacts where donor_id = donor.id))`
