import type { Services } from '../services.ts'
import { expect, test } from 'vitest'
import { keepNominees } from '../matching/nominations/nominees/keep-nominees.ts'
import { forgetGivers } from '../money/giving/retention/forget-givers.ts'
import { verifyBooks } from '../process/verify-books.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { clearExpired } from './clear-expired.ts'

/** What people left, once so long ago that it goes and once not; each row is named after which it is. */
const leftBehind = `
  create temporary table said as select * from (values
    ('gone', interval '3 years'), ('kept', interval '10 months')) as said (name, age);
  insert into inquiries (kind, name, email, topic, message, created_at, answered_at)
    select 'contact', name, name || '@family.test', 'other', 'Hello', now() - age, null from said
    union all select 'contact', 'answered late', 'late@family.test', 'other', 'Hello', now() - interval '3 years', now() - interval '1 year';
  insert into program_interests (program_id, email, created_at)
    select (select min(id) from programs), name || '@family.test', now() - age from said;
  insert into classrooms (id, name) values ('00000000-0000-4000-8000-00000000000a', 'Room 12');
  insert into classroom_nominations (classroom_id, nominator_hash, reason, created_at)
    select '00000000-0000-4000-8000-00000000000a'::uuid, 'hash of ' || name, 'Because ' || name, now() - age from said;
  insert into teacher_nominations (nominator_name, nominator_email, teacher_name, school, reason, created_at)
    select name, name || '@family.test', 'Teacher ' || name, 'Lincoln', 'Kind', now() - age from said;
  insert into confirmation_requests (classroom_id, teacher_display_name, email, token_hash, created_at, expires_at)
    select '00000000-0000-4000-8000-00000000000a'::uuid, name, name || '@school.test', name, now() - age, now() - age from said;
  insert into classroom_claims (classroom_id, teacher_display_name, email, because, claimed_at, decided_at, approved)
    select '00000000-0000-4000-8000-00000000000a'::uuid, name, name || '@school.test', 'other_address', now() - age, now() - age, true from said
    union all select '00000000-0000-4000-8000-00000000000a'::uuid, 'never decided', 'undecided@school.test', 'other_address', now() - interval '3 years', null, null
    union all select '00000000-0000-4000-8000-00000000000a'::uuid, 'waits', 'waits@school.test', 'other_address', now(), null, null;
  insert into sponsor_requests (email, display_name, org_name, updated_at)
    select name || '@sponsor.test', name, name, now() - age from said;
  insert into sponsor_links (request_id, token_hash, expires_at)
    select id, org_name, now() + interval '1 day' from sponsor_requests;
  insert into admin_notifications (type, title, message, created_at)
    select 'inquiry.contact', name, name, now() - age from said;`

/** The same database, which a kill takes away after so many transactions. */
function dying(services: TestServices, transactions: number): Services {
  let left = transactions
  const transaction: Services['database']['transaction'] = (work) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('killed')) : services.database.transaction(work)
  }
  return { ...services, database: { ...services.database, transaction } }
}

const names = ({ database }: TestServices, table: string, column: string) =>
  database.read(async (tx) => {
    const { rows } = await tx.executeQuery<{ name: string | null }>(
      tx
        .selectFrom(table as 'inquiries')
        .select(`${column} as name` as 'name')
        .orderBy(column as 'name')
        .compile(),
    )
    return rows.map(({ name }) => name)
  })

test('what people left goes when its time is up, and a clearing that was killed half-way goes on with the next', async () => {
  const services = await testServices()
  await services.database.script(leftBehind)
  await keepNominees(services)
  const faults = await verifyBooks(services)
  await expect(clearExpired(dying(services, 12))).rejects.toThrow()
  expect(await verifyBooks(services)).toEqual(faults)
  await clearExpired(services)
  await keepNominees(services)
  expect({
    messages: await names(services, 'inquiries', 'name'),
    interests: await names(services, 'program_interests', 'email'),
    nominators: await names(services, 'teacher_nominations', 'nominator_name'),
    asked: await names(services, 'confirmation_requests', 'teacher_display_name'),
    claims: await names(services, 'classroom_claims', 'teacher_display_name'),
    sponsors: await names(services, 'sponsor_requests', 'org_name'),
    links: await names(services, 'sponsor_links', 'token_hash'),
    notices: await names(services, 'admin_notifications', 'title'),
    nominees: await names(services, 'nominees', 'name'),
  }).toEqual({
    messages: ['answered late', 'kept'],
    interests: ['kept@family.test'],
    nominators: ['kept'],
    asked: ['kept'],
    claims: ['kept', 'waits'],
    sponsors: ['kept'],
    links: ['kept'],
    notices: ['kept'],
    nominees: ['Room 12', 'Teacher kept'],
  })
  expect(await verifyBooks(services)).toEqual(faults)
})

test('a teacher’s address that a neighbor gave is gone once that neighbor’s link is over', async () => {
  const services = await testServices()
  await services.database.script(`
    insert into teacher_nominations
      (nominator_name, nominator_email, teacher_name, school, reason, teacher_email, created_at)
    values ('old', 'old@family.test', 'Ms. A', 'Lincoln', 'Kind', 'a@lincoln.us', now() - interval '8 days'),
      ('new', 'new@family.test', 'Ms. B', 'Lincoln', 'Kind', 'b@lincoln.us', now());`)
  await clearExpired(services)
  const kept = await services.database.read((tx) =>
    tx
      .selectFrom('teacher_nominations')
      .select(['nominator_name', 'teacher_email'])
      .orderBy('nominator_name')
      .execute(),
  )
  expect(kept).toEqual([
    { nominator_name: 'new', teacher_email: 'b@lincoln.us' },
    { nominator_name: 'old', teacher_email: null },
  ])
})

test('a ballot counts on, once for each mailbox, when the words that came with it are gone', async () => {
  const services = await testServices()
  await services.database.script(leftBehind)
  await clearExpired(services)
  const ballots = await services.database.read((tx) =>
    tx
      .selectFrom('classroom_nominations')
      .select(['nominator_hash', 'reason'])
      .orderBy('nominator_hash')
      .execute(),
  )
  expect(ballots).toEqual([
    { nominator_hash: 'hash of gone', reason: null },
    { nominator_hash: 'hash of kept', reason: 'Because kept' },
  ])
})

test('gifts of eight years ago keep amount, day and number and lose the giver; whoever gave since is known', async () => {
  const services = await testServices()
  await services.database.script(`
    create temporary table given as select * from (values
      ('old', interval '9 years'), ('again', interval '9 years'), ('young', interval '6 years')) as given (name, age);
    insert into donors (kind, email, display_name, created_at) select 'person', name || '@giver.test', name, now() - age from given;
    insert into checkouts (idempotency_key, state, created_at, email, display_name, tribute_kind, tribute_name, purpose, destination, amount_cents, success_url, cancel_url, request_digest)
      select name, 'complete', now() - age, name || '@giver.test', name, 'memory', 'Grandma', 'donation', 'project', 500, '/', '/', name from given;
    insert into payments (provider_payment_id, checkout_id, donor_id, destination, amount_cents, currency, state, settled_at, email, created_at)
      select 'pi_' || given.name, checkouts.id, donors.id, 'project', 500, 'usd', 'settled', now() - age, donors.email, now() - age
      from given join checkouts on idempotency_key = given.name join donors on donors.display_name = given.name;
    insert into payments (provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at, email, created_at)
      select 'pi_later', id, 'project', 500, 'usd', 'settled', now(), email, now() from donors where display_name = 'again';
    do $$ declare paid record; begin
      for paid in select * from payments order by provider_payment_id loop
        update receipt_counter set last_number = last_number + 1;
        insert into receipts (number, payment_id, amount_cents, email, issued_at)
          select last_number, paid.id, paid.amount_cents, paid.email, paid.created_at from receipt_counter;
      end loop;
    end $$;`)
  await expect(forgetGivers(dying(services, 1))).rejects.toThrow('killed')
  await forgetGivers(services)
  const left = await services.database.read(async (tx) => ({
    payments: await tx
      .selectFrom('payments')
      .select(['provider_payment_id as of', 'amount_cents', 'email'])
      .orderBy('of')
      .execute(),
    receipts: await tx.selectFrom('receipts').select(['number', 'email']).orderBy('number').execute(),
    checkouts: await tx
      .selectFrom('checkouts')
      .select(['idempotency_key as of', 'email', 'tribute_name'])
      .orderBy('of')
      .execute(),
    donors: await tx
      .selectFrom('donors')
      .select('display_name')
      .where('kind', '=', 'person')
      .orderBy('display_name')
      .execute(),
  }))
  expect(left).toEqual({
    payments: [
      { of: 'pi_again', amount_cents: 500, email: null },
      { of: 'pi_later', amount_cents: 500, email: 'again@giver.test' },
      { of: 'pi_old', amount_cents: 500, email: null },
      { of: 'pi_young', amount_cents: 500, email: 'young@giver.test' },
    ],
    receipts: [
      { number: 1, email: null },
      { number: 2, email: 'again@giver.test' },
      { number: 3, email: null },
      { number: 4, email: 'young@giver.test' },
    ],
    checkouts: [
      { of: 'again', email: null, tribute_name: null },
      { of: 'old', email: null, tribute_name: null },
      { of: 'young', email: 'young@giver.test', tribute_name: 'Grandma' },
    ],
    donors: [{ display_name: 'again' }, { display_name: 'young' }, { display_name: null }],
  })
})

test('what a bank or staff wrote beside money goes with the names beside gifts; amounts, days and what was decided stay', async () => {
  const services = await testServices()
  await services.database.script(`
    create temporary table given as select * from (values (1, 'old', interval '9 years'), (2, 'young', interval '6 years')) as given (place, name, age);
    insert into users (email, role) values ('books@tower.test', 'admin');
    create temporary table clerk as select id from users where email = 'books@tower.test';
    insert into donors (kind, email, display_name, created_at) select 'person', name || '@giver.test', name, now() - age from given;
    insert into payments (provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at, email, created_at)
      select 'pi_' || given.name, donors.id, 'project', 500, 'usd', 'settled', now() - age, donors.email, now() - age
      from given join donors on donors.display_name = given.name;
    insert into refunds (payment_id, provider_refund_id, amount_cents, state, reason, created_at, changed_at)
      select id, 're_' || provider_payment_id, 1, 'failed', 'Ana moved', created_at, created_at from payments;
    insert into payment_reviews (payment_id, decision, reason, actor_id, decided_at, done_at)
      select payments.id, 'settle', 'Ana moved', clerk.id, created_at, created_at from payments, clerk;
    insert into refund_orders (payment_id, kind, amount_cents, reason, state, request_key, asked_by, asked_at, note)
      select payments.id, 'refund', 1, 'Ana moved', 'declined', 'a key', clerk.id, created_at, 'Ana stays' from payments, clerk;
    insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, state, asked_by, asked_at, note, payee)
      select 'bank_line', place::text, '', 'CHECK OF ANA', 500, 500, 30, 'earlier', clerk.id, now() - age, 'Ana stays', name
      from (select * from given union all values (3, 'recent', interval '100 days')) given, clerk;
    insert into bank_statements (name, format, digest, from_day, to_day, line_count, lines_cents, taken_by, taken_at, kept_count, kept_cents)
      select 'lines.csv', 'csv', 'a digest', now() - interval '10 years', now(), 2, 1000, id, now(), 2, 1000 from clerk;
    insert into bank_lines (statement_id, place, key, day, amount_cents, text, reference)
      select statement.id, place, 'key ' || place, now() - age, 500, 'CHECK OF ANA', 'Ana 7' from bank_statements statement, given;`)
  await clearExpired(services)
  const left = async (table: string, column: string) =>
    (await names(services, table, column)).map((words) => words ?? '').toSorted()
  expect(await left('refunds', 'reason')).toEqual(['', 'Ana moved'])
  expect(await left('payment_reviews', 'reason')).toEqual(['Ana moved', '—'])
  expect(await left('refund_orders', 'reason')).toEqual(['Ana moved', '—'])
  expect(await left('refund_orders', 'note')).toEqual(['', 'Ana stays'])
  expect(await left('approvals', 'what')).toEqual(['CHECK OF ANA', 'CHECK OF ANA', '—'])
  expect(await left('approvals', 'note')).toEqual(['Ana stays', 'Ana stays', '—'])
  // Nobody is counted for longer than a year, so nobody is known for longer.
  expect(await left('approvals', 'payee')).toEqual(['', '', 'recent'])
  expect(await left('bank_lines', 'text')).toEqual(['', 'CHECK OF ANA'])
  expect(await left('bank_lines', 'reference')).toEqual(['', 'Ana 7'])
})
