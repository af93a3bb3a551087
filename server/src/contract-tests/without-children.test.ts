// Whatever staff may ask for, asked by an admin whom a superadmin did not give the duty `children`.
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { duties } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDisbursements } from '../../test/money/disbursements/build-disbursements.ts'
import { buildPending } from '../../test/people/prospects/build-prospects.ts'
import { receiveInquiry } from '../outreach/inquiries/receive-inquiry.ts'
import { requestErasure } from '../people/account/erasure/request-erasure.ts'
import { saveDuties } from '../people/identity/accounts/duties.queries.ts'
import { checkRows } from '../test/check-rows.ts'

// A hundred calls by two people, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 })

/** What of a child and of those who speak for it only staff with the duty `children` read. */
const words = [
  ...['Quillfeather', 'Zcanwaiting', 'Canheadline', '2012-03-04', 'Canguardianname'],
  ...['guardian@prospects.test', 'athlete@prospects.test', 'canmother@family.test', 'Canletter', 'Canplea'],
]

/** All that staff read, and what they read among others. */
const calls: readonly AnyEndpoint[] = endpoints.filter(
  ({ access, method, answer }) =>
    method === 'GET' &&
    answer !== 'stream' &&
    (access === 'admin' || (typeof access === 'string' && access.endsWith('or staff'))),
)

const nobody = '00000000-0000-4000-8000-000000000000'

test('no answer to an admin without the duty for children holds a name, a birthday, an address or a word of a family, which others read', async (context) => {
  const { dana, kim, call, addressesOf } = await buildFamilies()
  const met = new Set<string>()
  await checkRows(
    context,
    calls.flatMap((one) => addressesOf(one).map((url) => ({ name: one.name, url }))),
    async ({ url }) => {
      const whole = await call(dana, 'GET', url)
      const { statusCode, body } = await call(kim, 'GET', url)
      expect([200, 400, 403, 404, 409], `${statusCode}`).toContain(statusCode)
      for (const word of words) if (whole.body.includes(word)) met.add(word)
      expect(words.filter((word) => body.includes(word))).toEqual([])
    },
    ({ name, url }) => `${name} ${url}`,
  )
  expect([...met].toSorted()).toEqual(words.toSorted())
})

test('what waits, what is counted and what is searched for leaves families out, too', async () => {
  const { dana, kim, call, services } = await buildFamilies()
  await services.database.script(`insert into mail_suppressions (email, reason)
    values ('guardian@prospects.test', 'refused'), ('somebody@givers.test', 'refused')`)
  type Counted = { total?: number; items?: unknown[]; totals?: { users: number } }
  const read = async (who: typeof dana, url: string) => (await call(who, 'GET', url)).json<Counted>()
  const families = [
    ['/api/admin/messages', 2],
    ['/api/admin/queue', 4],
    ['/api/admin/erasure-requests', 1],
    ['/api/admin/suppressed-addresses', 1],
    ['/.netlify/functions/admin-users-list', 2],
  ] as const
  for (const [url, more] of families) {
    const { total = 0 } = await read(dana, url)
    expect((await read(kim, url)).total, url).toBe(total - more)
  }
  for (const list of ['/api/admin/athlete-accounts', '/api/admin/disbursements']) {
    const found = async (who: typeof dana, q: string) => (await read(who, `${list}?q=${q}`)).total ?? 0
    expect(await found(dana, 'quillfeather'), list).toBeGreaterThan(0)
    expect(await found(kim, 'quillfeather'), list).toBe(0)
    expect(await found(kim, 'robin%20q.'), list).toBeGreaterThan(0)
  }
  const summary = '/.netlify/functions/admin-analytics-summary'
  const [all, seen] = [await read(dana, summary), await read(kim, summary)]
  expect(seen.totals?.users).toBe((all.totals?.users ?? 0) - 2)
})

/** Families in every place of the product that staff look into: Dana has every duty, Kim all but `children`. */
async function buildFamilies() {
  const world = await buildDisbursements()
  const { services, circle, dana, kim } = world
  await world.support(6_000)
  await world.support(6_000)
  await world.beginMonthly()
  await world.record(dana, 1_000)
  const waitingId = await buildPending(services, circle, { lastName: 'Zcanwaiting', headline: 'Canheadline' })
  await services.database.script(`
    update prospects set date_of_birth = '2012-03-04';
    update users set full_name = 'Canguardianname' where email = '${circle.guardian.email}';
    insert into prospect_guardians (prospect_id, email, invited_at)
      values ('${waitingId}', 'canmother@family.test', now())`)
  const letter = { kind: 'contact', name: 'Canguardianname', organization: null, topic: 'other' } as const
  await receiveInquiry(services, { ...letter, email: circle.guardian.email, message: 'Canletter' })
  await receiveInquiry(services, { ...letter, email: 'canmother@family.test', message: 'Canplea' })
  // Of no family: whoever reads no family reads this one.
  await receiveInquiry(services, { ...letter, name: 'Ana', email: 'ana@givers.test', message: 'Hello' })
  const { userId } = circle.guardian
  await requestErasure(services, { userId, confirm: 'ERASE', reason: 'Canletter' })
  // Somebody opened the files of both, which stands in the log.
  await world.call(dana, 'GET', `/api/admin/prospects/${waitingId}`)
  await world.call(dana, 'GET', `/api/admin/people/${userId}`)
  await services.database.transaction((tx) =>
    saveDuties(tx, {
      userId: kim.userId,
      duties: duties.filter((duty) => duty !== 'children'),
      at: services.clock.now(),
    }),
  )
  const { guardian, athlete, keeper } = circle
  const values: Readonly<Record<string, readonly string[]>> = {
    ...(await readIds(world)),
    userId: [guardian.userId, athlete.userId, keeper.userId],
    prospectId: [world.prospectId, waitingId],
    ...{ month: ['2026-11'], page: ['home'] },
  }
  return { ...world, addressesOf: (one: AnyEndpoint) => addressesOf(one, values) }
}

/** What the words stand under in this world, by the parameters of calls. */
async function readIds({ services, goalId }: { services: World['services']; goalId: string }) {
  const idsOf = async (query: string) => {
    const { rows } = await services.database.read((tx) => sql<{ id: string }>`${sql.raw(query)}`.execute(tx))
    return rows.map(({ id }) => id)
  }
  const ofMoney = await idsOf(
    "select id from ledger_accounts where kind in ('prospect_goal', 'prospect_spent')",
  )
  return {
    accountId: [goalId, ...ofMoney],
    messageId: await idsOf('select id from inquiries'),
    paymentId: await idsOf('select id from payments limit 2'),
    giftId: await idsOf("select id from sponsorships where kind = 'recurring'"),
  }
}

type World = Awaited<ReturnType<typeof buildDisbursements>>

const searched: Readonly<Record<string, readonly string[]>> = {
  'search.find': ['?q=Quillfeather', '?q=guardian', '?q=Canguardianname'],
  'directory.list': ['', '?q=guardian', '?role=guardian'],
  'history.audit-log': ['?pageSize=200', '?target=guardian', '?actor=guardian'],
  'history.role-history': ['', '?role=guardian'],
  'safety.read-trouble': ['?email=guardian@prospects.test'],
  'inquiries.list': ['', '?q=canletter'],
}

/** A call under the addresses of this world; what it has none of is asked for under one of nobody. */
function addressesOf(
  { name, path }: AnyEndpoint,
  values: Readonly<Record<string, readonly string[]>>,
): string[] {
  const [parameter] = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => part)
  const paths =
    parameter === undefined
      ? [path]
      : (values[parameter] ?? [nobody]).map((value) => path.replace(`:${parameter}`, value))
  return paths.flatMap((one) => (searched[name] ?? ['']).map((query) => `${one}${query}`))
}
