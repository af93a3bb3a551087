import { sql } from 'kysely'
import type { Database, Tx } from '../../src/database/database.ts'
import { flattenJoins } from './flatten-joins.ts'

/** Everything that makes a database what it is, each thing by its kind and name. */
export type Catalog = Map<string, string>

/** A statement of `name` and `what`, which says all there is to say of the thing. */
type Kind = { text: string; isExpression?: boolean }

/** A comment on a thing of that catalog. */
const comment = (catalog: string, oid: string, column = '0') =>
  `(select description from pg_description where classoid = '${catalog}'::regclass and objoid = ${oid} and objsubid = ${column})`
const ours = `'public'::regnamespace`
const what = (entries: Record<string, string>) =>
  `jsonb_build_object(${Object.entries(entries)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(', ')})`

/**
 * In the words of PostgreSQL's own catalogs. Left out: numbers of things and of columns (their order is compared), since dropped
 * columns leave gaps; triggers that stand for foreign keys; and the names that PostgreSQL 18 gives to `not null`, by a
 * column's first name.
 */
const kinds: Record<string, Kind> = {
  schema: {
    text: `select nspname::text as name, ${what({
      rights: 'nspacl::text',
      comment: comment('pg_namespace', 'oid'),
    })} as what from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  },
  relation: {
    text: `select relname::text as name, ${what({
      kind: 'relkind::text',
      kept: 'relpersistence::text',
      options: 'reloptions::text',
      options_beside: '(select reloptions::text from pg_class beside where beside.oid = c.reltoastrelid)',
      rights: 'relacl::text',
      owner: 'relowner::regrole::text',
      method: '(select amname from pg_am where pg_am.oid = relam)',
      space: 'reltablespace <> 0',
      policies: 'array[relrowsecurity, relforcerowsecurity, relispartition]',
      replica: 'relreplident::text',
      of: '(select array_agg(inhparent::regclass::text) from pg_inherits where inhrelid = c.oid)',
      comment: comment('pg_class', 'c.oid'),
    })} as what from pg_class c where relnamespace = ${ours}`,
  },
  column: {
    text: `select relname || '.' || attname as name, ${what({
      place: 'row_number() over (partition by attrelid order by attnum)',
      type: 'format_type(atttypid, atttypmod)',
      not_null: 'attnotnull',
      usual: 'pg_get_expr(adbin, adrelid)',
      identity: 'attidentity::text',
      generated: 'attgenerated::text',
      stored: 'attstorage::text || attcompression::text',
      sampled: 'nullif(attstattarget, -1)',
      options: 'attoptions::text',
      rights: 'attacl::text',
      collation: 'attcollation::regcollation::text',
      inherited: 'attinhcount',
      comment: comment('pg_class', 'attrelid', 'attnum'),
    })} as what from pg_attribute join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = ${ours} and attnum > 0 and not attisdropped`,
    isExpression: true,
  },
  constraint: {
    text: `select conrelid::regclass || ' ' || contypid::regtype || ' ' || conname as name, ${what({
      definition: 'pg_get_constraintdef(oid)',
      index: 'conindid::regclass::text',
      is: 'array[condeferrable, condeferred, convalidated, conislocal, connoinherit]',
      enforced: `(select string_agg(distinct tgenabled::text, '') from pg_trigger where tgconstraint = con.oid)`,
      comment: comment('pg_constraint', 'oid'),
    })} as what from pg_constraint con where connamespace = ${ours} and contype <> 'n'`,
    isExpression: true,
  },
  index: {
    text: `select indexrelid::regclass::text as name, ${what({
      definition: 'pg_get_indexdef(indexrelid)',
      is: 'array[indisunique, indnullsnotdistinct, indisprimary, indisexclusion, indimmediate, indisclustered, indisvalid, indisready, indislive, indisreplident]',
    })} as what from pg_index join pg_class c on c.oid = indexrelid where relnamespace = ${ours}`,
    isExpression: true,
  },
  function: {
    text: `select oid::regprocedure::text as name, ${what({
      definition: `case when prokind <> 'a' then pg_get_functiondef(oid) end`,
      aggregate: `(select to_jsonb(a) - 'aggfnoid' from pg_aggregate a where aggfnoid = p.oid)`,
      rights: 'proacl::text',
      owner: 'proowner::regrole::text',
      comment: comment('pg_proc', 'oid'),
    })} as what from pg_proc p where pronamespace = ${ours}`,
  },
  trigger: {
    text: `select tgrelid::regclass || ' ' || tgname as name, ${what({
      definition: 'pg_get_triggerdef(t.oid)',
      enabled: 'tgenabled::text',
      comment: comment('pg_trigger', 't.oid'),
    })} as what from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace = ${ours} and not tgisinternal`,
    isExpression: true,
  },
  rule: {
    text: `select ev_class::regclass || ' ' || rulename as name, ${what({
      definition: 'pg_get_ruledef(r.oid)',
      enabled: 'ev_enabled::text',
    })} as what from pg_rewrite r join pg_class c on c.oid = ev_class where relnamespace = ${ours}`,
    isExpression: true,
  },
  sequence: {
    text: `select seqrelid::regclass::text as name, ${what({
      type: 'seqtypid::regtype::text',
      numbers: 'array[seqstart, seqincrement, seqmin, seqmax, seqcache]',
      cycles: 'seqcycle',
      of: `(select attrelid::regclass || '.' || attname || deptype::text from pg_depend
        join pg_attribute on attrelid = refobjid and attnum = refobjsubid
        where classid = 'pg_class'::regclass and objid = seqrelid and refclassid = classid and deptype in ('a', 'i'))`,
    })} as what from pg_sequence join pg_class c on c.oid = seqrelid where relnamespace = ${ours}`,
  },
  type: {
    text: `select oid::regtype::text as name, ${what({
      kind: 'typtype::text',
      base: 'format_type(nullif(typbasetype, 0), typtypmod)',
      usual: 'typdefault',
      not_null: 'typnotnull',
      values: '(select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid)',
      rights: 'typacl::text',
      comment: comment('pg_type', 'oid'),
    })} as what from pg_type t where typnamespace = ${ours}`,
  },
  policy: {
    text: `select tablename || ' ' || policyname as name, to_jsonb(p) as what from pg_policies p where schemaname = 'public'`,
  },
  statistics: {
    text: `select stxname::text as name, to_jsonb(pg_get_statisticsobjdef(oid)) as what from pg_statistic_ext
      where stxnamespace = ${ours}`,
  },
  granted: {
    text: `select defaclrole::regrole || ' ' || defaclobjtype::text as name, to_jsonb(defaclacl::text) as what from pg_default_acl`,
  },
  // Whatever else a migration may ever make: so many of it there are.
  number: {
    text: `select name, to_jsonb(count) as what from (${[
      ...[
        'pg_cast',
        'pg_operator',
        'pg_opclass',
        'pg_opfamily',
        'pg_collation',
        'pg_conversion',
        'pg_language',
      ],
      ...['pg_ts_config', 'pg_ts_dict', 'pg_ts_parser', 'pg_extension', 'pg_event_trigger', 'pg_publication'],
      ...['pg_foreign_server', 'pg_transform', 'pg_largeobject_metadata'],
    ]
      .map((catalog) => `select '${catalog}' as name, count(*) from ${catalog} where oid >= 16384`)
      .join(' union all ')}) counted`,
  },
}

/** Reads all of it, and all rows. An instant since `since` is said to be one of the migrating. */
export function readCatalog(database: Database, since: Date): Promise<Catalog> {
  return database.transaction((tx) => readCatalogIn(tx, since))
}

/** The same in a transaction. */
export async function readCatalogIn(tx: Tx, since: Date): Promise<Catalog> {
  const catalog: Catalog = new Map()
  for (const [kind, { text, isExpression }] of Object.entries(kinds))
    for (const { name, what: said } of await read(tx, `select name, what::text from (${text}) thing`))
      catalog.set(`${kind} ${name}`, isExpression ? flattenIn(said) : said)
  for (const { name, what: kind } of await read(tx, holders))
    if (kind === 'S') {
      const [at] = await read(
        tx,
        `select '' as name, last_value || ' ' || is_called as what from public."${name}"`,
      )
      catalog.set(`at ${name}`, at?.what ?? '')
    } else {
      const rows = await read(tx, `select '' as name, to_jsonb(r)::text as what from public."${name}" r`)
      const said = rows.map(({ what: row }) => hideMoments(row, since)).toSorted()
      for (const [at, row] of said.entries()) catalog.set(`row ${name} ${at}`, row)
    }
  return catalog
}

const holders = `select relname::text as name, relkind::text as what from pg_class where relnamespace = ${ours} and relkind in ('r', 'S')`

function flattenIn(said: string): string {
  const { definition, usual, ...others } = JSON.parse(said) as Record<string, unknown>
  const flat = [definition, usual].map((one) => (typeof one === 'string' ? flattenJoins(one) : ''))
  return JSON.stringify([...flat, others])
}

async function read(tx: Tx, text: string): Promise<{ name: string; what: string }[]> {
  return (await sql.raw<{ name: string; what: string }>(text).execute(tx)).rows
}

const instant = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00"/g

function hideMoments(row: string, since: Date): string {
  return row.replace(instant, (said) => (new Date(said.slice(1, -1)) >= since ? '"then"' : said))
}

/** What stands in one of them alone, or otherwise in the other. */
export function compareCatalogs(one: Catalog, other: Catalog): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names]
    .filter((name) => one.get(name) !== other.get(name))
    .toSorted()
    .map((name) => `${name}: ${one.get(name) ?? 'is not there'} | ${other.get(name) ?? 'is not there'}`)
}
