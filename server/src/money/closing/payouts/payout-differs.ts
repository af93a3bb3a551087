import { sql } from 'kysely'

/** A condition on payouts: all there is to know of one is known, and it is not what was booked. */
export const payoutDiffers = sql<boolean>`(agreed_at is null and (lines_kept_at is not null or not is_automatic))`
