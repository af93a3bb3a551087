import { expect, test } from 'vitest'
import { describeTables, findTableFaults, readSources, setInMap } from './check-tables.ts'
import { readStored } from './read-migrations.ts'
import { readRecord } from './read-records.ts'

const record = (path: string, body: string) =>
  readRecord(path, `export const one = { ${body} } as const satisfies Domain`)

const people = record(
  'server/src/people/people.domain.ts',
  `name: 'people', floor: 1, owns: { users: 'changed' }, reads: []`,
)
const giftReads = (reads: string) =>
  record(
    'server/src/gifts/gifts.domain.ts',
    `name: 'gifts', floor: 2, owns: { gifts: 'changed', refunds: 'changed' }, reads: [${reads}]`,
  )

/** The faults of a source of `gifts`, which may read `users` unless told otherwise. */
function check(
  text: string,
  { reads = `'users'`, path = 'server/src/gifts/gifts.queries.ts', sql = '' } = {},
) {
  return findTableFaults({
    records: [people, giftReads(reads)],
    files: [{ path, text }],
    stored: readStored([{ path: 'server/migrations/0001.sql', text: sql }]),
  })
}

const readsUsers = `tx.selectFrom('users')`

test.each([
  [`tx.selectFrom('gifts as gift').innerJoin('users', 'users.id', 'gift.user_id')`],
  ['sql`select * from gifts join users on users.id = gifts.user_id`'],
  ['sql`with users_of as (select id from users) delete from gifts using users_of where true`'],
  ['sql`insert into gifts (users, id) select users, id from users on conflict do update set users = 1`'],
  ['sql`select id from gifts, users for update of gifts`'],
  ['const condition = `not exists (select from users where users.id = gifts.user_id)`'],
  [`tx.selectFrom('gifts').select(({ selectFrom }) => [selectFrom('users').select('id').as('id')])`],
])('a domain writes its own tables and reads those it lists: %s', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  [`tx.insertInto('users').values(row)`],
  [`tx.updateTable('users').set(row)`],
  [`tx.deleteFrom('users')`],
  [`tx.mergeInto('users as one').using('gifts', 'gifts.id', 'one.id')`],
  ['sql`update users set id = 1`'],
  ['sql`with gone as (delete from users returning id) select id from gone`'],
  ["sql`insert into ${sql.table('users')} select 1`"],
])('a domain that writes the table of another is named: %s', (text) => {
  expect(check(`${readsUsers}\n${text}`)).toEqual([
    'server/src/gifts/gifts.queries.ts:2: gifts writes users, which people alone writes',
  ])
})

test.each([
  [`tx.selectFrom('gifts').leftJoin('users as giver', 'giver.id', 'gifts.user_id')`],
  [`tx.selectFrom(['gifts', 'users'])`],
  ['sql`select (select count(*) from gifts, lateral (select 1) one, users) as count`'],
  ['sql`update gifts set name = giver.name from users giver where giver.id = ${id}`'],
  ["const condition = 'select id from users where true'"],
  ['const gifts = list(giftList, { from: sql`users`, orders: {} })'],
  ['await rows(Gift)`select id from users`.all(tx)'],
])('a read that is not listed is named: %s', (text) => {
  expect(check(text, { reads: '' })).toEqual([
    'server/src/gifts/gifts.queries.ts:1: gifts reads users of people: list it in its reads, or ask people',
  ])
})

test.each([
  ["const rule = { sql: 'select gift.id from gifts gift join users on users.id = gift.user_id' }"],
  ["const survey = { from: 'gifts gift left join users giver on giver.id = gift.user_id' }"],
  ["const part = { joins: 'left join users giver on giver.id = gift.user_id' }"],
  ["const rule = { broken: 'gift.paid and not exists (select from users where users.id = gift.user_id)' }"],
])('what must hold of rows is held to the records like any SQL: %s', (text) => {
  const path = 'server/src/gifts/gift-invariants.ts'
  expect(check(text, { path })).toEqual([])
  expect(check(text, { path, reads: '' })).toEqual([
    `${path}:1: gifts reads users of people: list it in its reads, or ask people`,
  ])
})

test('the SQL of every domain is read, that of the ledger and of what it proves as well', () => {
  const paths = readSources().files.map(({ path }) => path)
  expect(paths.filter((path) => path.endsWith('-invariants.ts')).length).toBeGreaterThan(6)
  expect(paths).toContain('server/src/money/ledger/invariants/sum-query.ts')
})

test('a listed read that nobody uses is named', () => {
  expect(check(`tx.selectFrom('gifts')`)).toEqual([
    'server/src/gifts/gifts.domain.ts: reads lists users, which it does not read',
  ])
})

test('reads name only tables of others, on lower floors or the same', () => {
  const above = record(
    'server/src/people/people.domain.ts',
    `name: 'people', floor: 3, owns: { users: 'changed' }`,
  )
  const faults = (reads: string, text: string) =>
    findTableFaults({
      records: [above, giftReads(reads)],
      files: [{ path: 'server/src/gifts/gifts.queries.ts', text }],
      stored: readStored([]),
    })
  const at = 'server/src/gifts/gifts.domain.ts'
  expect(faults(`'users'`, readsUsers)).toEqual([`${at}: people, which owns users, stands above gifts`])
  expect(faults(`'gifts'`, `tx.selectFrom('gifts')`)).toEqual([`${at}: gifts is its own: it stands in owns`])
  expect(faults(`'ghosts'`, '')).toContain(`${at}: nobody owns ghosts`)
})

test('a table whose name is only known when a statement runs is refused', () => {
  const unknown = ['nobody can see which table this is: write its name']
  expect(check(`${readsUsers}; tx.deleteFrom(table)`)[0]).toContain(unknown[0])
  expect(check(`${readsUsers}; sql\`delete from \${sql.table(name)}\``)[0]).toContain(unknown[0])
})

test('outside the domains nobody has tables', () => {
  expect(check(readsUsers, { path: 'server/src/jobs/start-jobs.ts', reads: '' })).toEqual([
    'server/src/jobs/start-jobs.ts:1: users belongs to a domain: ask there',
  ])
})

const follow = (inside: string) =>
  `create function follow() returns trigger language plpgsql as $$ begin ${inside}; return null; end $$;`

test('a function belongs to the highest domain whose tables it names, and is held to its record', () => {
  const writesBoth = follow('insert into gifts select 1; update users set id = 2')
  expect(check(readsUsers, { sql: writesBoth })).toEqual([
    'server/migrations/0001.sql: follow: gifts writes users, which people alone writes',
  ])
  expect(check('', { sql: follow('perform 1 from gifts, users') })).toEqual([])
  const replaced = writesBoth + follow('perform 1 from gifts').replace('create', 'create or replace')
  expect(check(readsUsers, { sql: replaced })).toEqual([])
})

test('whoever calls a function of the database reads what it reads', () => {
  const giver = 'create function giver() returns int language sql as $$ select id from users $$;'
  expect(check('sql`select giver() from gifts`', { sql: giver })).toEqual([])
  expect(check('sql`select giver() from gifts`', { sql: giver, reads: '' })).toHaveLength(1)
})

test('a trigger runs a function of its own domain or of one above, not of one below', () => {
  const up = `create trigger one after insert on users for each row execute function follow();`
  const down = `create trigger one after insert on gifts for each row execute function follow();`
  expect(check(readsUsers, { sql: follow('perform 1 from gifts') + up })).toEqual([])
  expect(check(readsUsers, { sql: follow('perform 1 from users') + down })).toEqual([
    'server/migrations/0001.sql: one runs follow of people, which stands below gifts of gifts',
  ])
})

test('the ground may be read by all and reads none of them, the roof reads all', () => {
  const grounded = (floor: string) => [
    people,
    record('server/src/site/site.domain.ts', `name: 'site', floor: '${floor}', owns: {}, reads: ['users']`),
  ]
  const files = [{ path: 'server/src/site/site.queries.ts', text: readsUsers }]
  const stored = readStored([])
  expect(findTableFaults({ records: grounded('roof'), files, stored })).toEqual([])
  expect(findTableFaults({ records: grounded('ground'), files, stored })).toHaveLength(1)
})

test('the map shows who owns and who reads what', () => {
  const shown = describeTables([giftReads(`'users'`), people])
  expect(shown).toBe('- **people** owns `users`\n- **gifts** owns `gifts`, `refunds`; reads `users`\n')
  expect(() => setInMap('# A map without a place', shown)).toThrow('no place')
})
