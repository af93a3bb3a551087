import { dayOf } from '@tower/contract/org-days.ts'
import { statementFormats } from '@tower/contract/money/closing-bank.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { KeyedLine, ReadStatement } from './read-statement.ts'

const linesAtOnce = 2_000

/**
 * The statements that count: of a file that was taken several times the last one, since the first one was taken. What was typed
 * wrong beside it is no more.
 */
const standing = sql`(select distinct on (coalesce(file_digest, digest)) id, coalesce(file_digest, digest) as file_digest, number,
    from_day, to_day, closing_cents, closing_typed, min(taken_at) over (partition by coalesce(file_digest, digest)) as taken_at
  from bank_statements order by coalesce(file_digest, digest), number desc)`

const Before = z.object({
  /** How often this file was taken. */
  times: z.number(),
  /** The last time with just these days, and with this balance unless none is said now. */
  is_known: z.boolean(),
  other_account: z.boolean(),
  other_format: z.boolean(),
  /**
   * What earlier statements that end on the day before or within these days ended with, but for what this one replaces: itself, and
   * what was typed of the same days.
   */
  balances: z.array(z.object({ day: z.string(), cents: z.number(), taken_at: z.string() })),
})

/** What the statements that were taken say of one that is to be. */
export function compareBefore(
  tx: Tx,
  { fileDigest, accountDigest, format, from, to, closingCents }: ReadStatement,
): Promise<z.infer<typeof Before>> {
  return rows(Before)`select
    (select count(*)::int from bank_statements where coalesce(file_digest, digest) = ${fileDigest}) as times,
    exists (select from ${standing} statement where file_digest = ${fileDigest}
      and from_day = ${from}::date and to_day = ${to}::date
      and (${closingCents}::bigint is null or closing_cents is not distinct from ${closingCents}::bigint)) as is_known,
    exists (select from bank_statements where account_digest <> ${accountDigest}::text) as other_account,
    exists (select from bank_statements where format <> ${format} and from_day <= ${to}::date and to_day >= ${from}::date) as other_format,
    coalesce((select jsonb_agg(jsonb_build_object('day', to_day::text, 'cents', closing_cents, 'taken_at', taken_at))
      from (select distinct on (to_day) to_day, closing_cents, taken_at from ${standing} counted
        where to_day between ${from}::date - 1 and ${to}::date and closing_cents is not null and file_digest <> ${fileDigest}
          and not (closing_typed and from_day = ${from}::date and to_day = ${to}::date)
        order by to_day, number desc) statement), '[]') as balances`.one(tx)
}

const Kept = z.object({ key: z.string(), day: z.string(), amount_cents: z.number() })
export type KeptLine = z.infer<typeof Kept>

/** What the lines of some keys say that earlier files brought. */
export async function listKept(tx: Tx, lines: readonly KeyedLine[]): Promise<Map<string, KeptLine>> {
  const kept = new Map<string, KeptLine>()
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const keys = lines.slice(at, at + linesAtOnce).map(({ key }) => key)
    const found = await rows(Kept)`
      select key, day::text as day, amount_cents from bank_lines where key = any(${keys}::text[])`.all(tx)
    for (const line of found) kept.set(line.key, line)
  }
  return kept
}

/** The lines of OFX files that are of the day and the amount of some lines, under whatever key. */
export async function listAlike(tx: Tx, lines: readonly KeyedLine[]): Promise<KeptLine[]> {
  const alike: KeptLine[] = []
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = lines.slice(at, at + linesAtOnce)
    const found = await rows(Kept)`
      select distinct line.key, line.day::text as day, line.amount_cents
      from unnest(${some.map(({ day }) => day)}::date[], ${some.map(({ cents }) => cents)}::bigint[]) wanted (day, cents)
      join bank_lines line on line.day = wanted.day and line.amount_cents = wanted.cents
      join bank_statements statement on statement.id = line.statement_id and statement.format = 'ofx'`.all(tx)
    alike.push(...found)
  }
  return alike
}

export type KnownLines = { count: number; cents: number }

/** How many of some lines an earlier file brought, and what they come to. */
export async function countKnown(tx: Tx, lines: readonly KeyedLine[]): Promise<KnownLines> {
  const known = { count: 0, cents: 0 }
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const keys = lines.slice(at, at + linesAtOnce).map(({ key }) => key)
    const { count, cents } = await rows(z.object({ count: z.number(), cents: z.number() }))`
      select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents
      from bank_lines where key = any(${keys}::text[])`.one(tx)
    known.count += count
    known.cents += cents
  }
  return known
}

type Taken = { name: string; digest: string; known: KnownLines; by: string; at: Date }

/** Keeps a statement; undefined where the same file was taken at this moment. */
export async function insertStatement(
  tx: Tx,
  statement: ReadStatement,
  { name, digest, known, by, at }: Taken,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('bank_statements')
    .values({
      name,
      format: statement.format,
      digest,
      file_digest: statement.fileDigest,
      account_digest: statement.accountDigest,
      account_last4: statement.accountLast4,
      from_day: sql`${statement.from}::date`,
      to_day: sql`${statement.to}::date`,
      opening_cents: statement.openingCents,
      closing_cents: statement.closingCents,
      closing_typed: statement.closingTyped,
      line_count: statement.lines.length,
      lines_cents: statement.linesCents,
      kept_count: statement.lines.length - known.count,
      kept_cents: statement.linesCents - known.cents,
      taken_by: by,
      taken_at: at,
    })
    .onConflict((conflict) => conflict.constraint('bank_statements__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Keeps its lines, those that no earlier file brought. */
export async function insertLines(tx: Tx, statementId: string, lines: readonly KeyedLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = lines.slice(at, at + linesAtOnce)
    await sql`insert into bank_lines (statement_id, place, key, day, amount_cents, text, reference)
      select ${statementId}::uuid, line.* from unnest(
        ${some.map((_, place) => at + place + 1)}::integer[], ${some.map(({ key }) => key)}::text[],
        ${some.map(({ day }) => day)}::date[], ${some.map(({ cents }) => cents)}::bigint[],
        ${some.map(({ text }) => text)}::text[], ${some.map(({ reference }) => reference)}::text[]
      ) line on conflict on constraint bank_lines__once do nothing`.execute(tx)
  }
}

const Listed = z.object({
  id: z.string(),
  name: z.string(),
  format: z.enum(statementFormats),
  account_last4: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  lines: z.number(),
  compared: z.number(),
  closing_cents: z.number().nullable(),
  /** The same file was taken again later, with other days or another balance. */
  replaced: z.boolean(),
  taken_by: z.string(),
  taken_at: z.date(),
})

/** The last statements that were taken. */
export function listStatements(tx: Tx, limit: number) {
  return rows(Listed)`select statement.id, statement.name, statement.format, statement.account_last4,
      statement.from_day::text as "from", statement.to_day::text as "to", statement.line_count as lines,
      statement.closing_cents, exists (select from bank_statements later where later.number > statement.number
        and coalesce(later.file_digest, later.digest) = coalesce(statement.file_digest, statement.digest)) as replaced,
      statement.compared_to as compared, coalesce(staff.full_name, staff.email) as taken_by, statement.taken_at
    from bank_statements statement join users staff on staff.id = statement.taken_by
    order by statement.to_day desc, statement.number desc limit ${limit}`.all(tx)
}

const Uncompared = z.object({ id: z.string(), compared_to: z.number(), line_count: z.number() })

/** The oldest statement that was not compared with the books whole; held, so that no other process compares it. */
export function findUncompared(tx: Tx, id: string | null) {
  return rows(Uncompared)`select id, compared_to, line_count from bank_statements
    where compared_to < line_count and (${id}::uuid is null or id = ${id}::uuid)
    order by taken_at, id limit 1 for no key update skip locked`.first(tx)
}

export async function setCompared(tx: Tx, id: string, to: number): Promise<void> {
  await tx.updateTable('bank_statements').set({ compared_to: to }).where('id', '=', id).execute()
}

const Covering = z.object({
  number: z.number(),
  from: z.string(),
  to: z.string(),
  closing_cents: z.number().nullable(),
})
export type Covering = z.infer<typeof Covering>

/**
 * The statements that have days of a time, the earliest first, and of the day before it. What a statement ended with before its
 * last day was over is brought to the end of that day, by the lines of it that later files brought.
 */
export function listCovering(tx: Tx, { from, until }: { from: Date; until: Date }): Promise<Covering[]> {
  return rows(Covering)`select number, from_day::text as "from", to_day::text as "to",
      closing_cents + coalesce((select sum(line.amount_cents) from bank_lines line
        join bank_statements later on later.id = line.statement_id
        where line.day = statement.to_day and later.taken_at > statement.taken_at), 0)::bigint as closing_cents
    from ${standing} statement where from_day < ${dayOf(until)}::date and to_day >= ${dayOf(from)}::date - 1
    order by from_day, to_day, number limit 500`.all(tx)
}

/** The first day that any statement has. */
export async function findFirstDay(tx: Tx): Promise<string | undefined> {
  const row = await rows(z.object({ day: z.string().nullable() }))`
    select min(from_day)::text as day from ${standing} statement`.one(tx)
  return row.day ?? undefined
}
