import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Whether a text has the words of a search; its index says the same. */
export function hasWords(said: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`to_tsvector('simple', plain_words(${said})) @@ to_tsquery('simple', ${words})`
}

/** Whether an address begins so, by an index of `text_pattern_ops`. */
export function beginsWith(email: RawBuilder<unknown>, address: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${email} ~>=~ ${address} and ${email} ~<~ ${`${address}\u{10FFFF}`}`
}

/** Several ways to the same columns as one query; undefined where there is none. */
export function inAnyWay(
  ways: readonly (RawBuilder<unknown> | false | undefined)[],
): RawBuilder<unknown> | undefined {
  const given = ways.filter((way) => way !== undefined && way !== false)
  return given.length === 0 ? undefined : sql.join(given, sql` union `)
}

/**
 * So many of what an index of words names. They are planned for all that have them and read only as far as needed: planned for
 * a few, a word that nobody has would read the whole table.
 */
export function fewOf(named: RawBuilder<unknown>, most: number | RawBuilder<unknown>): RawBuilder<unknown> {
  const limit = typeof most === 'number' ? sql.lit(most) : most
  return sql`(with named as materialized (${named}) select * from named limit ${limit})`
}

/** How many more are looked at: none, and nothing is read, where what came first is enough. */
export function fewMore(first: RawBuilder<unknown>, enough: number, most: number): RawBuilder<unknown> {
  return sql`(select case when count(*) >= ${sql.lit(enough)} then 0 else ${sql.lit(most)} end from ${first} first)`
}
