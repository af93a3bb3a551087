import { type RawBuilder, sql } from 'kysely'

/** Some donors and those that were joined into them, one after the other. */
export const wholeOf = (which: RawBuilder<unknown>) => sql<string>`(with recursive whole as (
  select id from donors where ${which}
  union select joined.id from donors joined join whole on joined.merged_into_id = whole.id) select id from whole)`
