import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { liveTopics } from '@tower/contract/live-topics.ts'
import { noticeKinds } from '@tower/contract/oversight/inbox.ts'
import { expect, test } from 'vitest'
import type { Domain } from './domain.ts'
import type { AuditAction, MailParams, NoticeType } from './declared.ts'
import { bookRules, domains, everyDomain, personalData } from './domains.ts'
import { listRuleNames } from './money/ledger/invariants/collect-rules.ts'
import { placesOfNotices } from './oversight/inbox/place-of-notice.ts'
import { inErasureOrder, inFileOrder } from './personal-parts.ts'
import { tableRights } from './table-rights.ts'
import type { MailTemplate } from './mail/mail-parts.ts'

const repository = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

test('every record of a domain is on the list, and is named like its folder', () => {
  const records = globSync('server/src/**/*.domain.ts', { cwd: repository })
  const folders = records.map((path) => basename(dirname(path)))
  expect(records.map((path) => basename(path, '.domain.ts'))).toEqual(folders)
  expect(everyDomain.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

test('every table has one domain that owns it', () => {
  const schema = read('server/src/database/schema.generated.ts')
  const tables = [...schema.slice(schema.indexOf('interface DB')).matchAll(/^ {2}(\w+):/gm)].map(
    ([, name]) => name,
  )
  const owned = everyDomain.flatMap(({ owns = {} }) => Object.keys(owns))
  expect(owned.toSorted()).toEqual(tables.toSorted())
})

test('what must hold of rows is said of a domain’s own, or over those below, and under a name of its own', () => {
  const heightOf = ({ floor }: Domain) => domains.findIndex((domain) => domain.floor === floor)
  for (const domain of everyDomain) {
    const { rules = [], sums = [], walks = {} } = domain.invariants ?? {}
    const known = everyDomain.filter((other) => heightOf(other) <= heightOf(domain))
    const relations = known.flatMap(({ invariants }) => Object.keys(invariants?.relations ?? {}))
    const used = [...JSON.stringify([rules, sums]).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    expect(relations).toEqual(expect.arrayContaining(used))
    const surveys = known
      .flatMap(({ invariants }) => invariants?.rules ?? [])
      .flatMap((rule) => ('survey' in rule ? rule.survey : []))
    const joined = rules.flatMap((rule) => ('of' in rule ? rule.of : []))
    expect(surveys).toEqual(expect.arrayContaining(joined))
    expect(Object.keys(domain.owns ?? {})).toEqual(expect.arrayContaining(Object.keys(walks)))
  }
  const names = listRuleNames(bookRules)
  expect(names).toEqual([...new Set(names)])
})

test('rows expire, and lose columns, by the word of their owner alone', () => {
  for (const { owns = {}, expiry } of everyDomain) {
    const named = [...Object.keys(expiry?.rows ?? {}), ...(expiry?.columns ?? []).map(({ table }) => table)]
    expect(Object.keys(owns)).toEqual(expect.arrayContaining(named))
  }
})

test('the map shows each domain on the floor that its record says', () => {
  const rows = [...read('docs/domain/map.md').matchAll(/^\| (\d) \| ([^|]+) \|/gm)]
  const drawn = rows.flatMap(([, floor, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, floor: Number(floor) })),
  )
  const byName = (one: { name: string | undefined }, other: { name: string | undefined }) =>
    (one.name ?? '').localeCompare(other.name ?? '')
  expect(drawn.toSorted(byName)).toEqual(domains.map(({ name, floor }) => ({ name, floor })).toSorted(byName))
})

test('the list goes from the ground floor up', () => {
  const floors = domains.map(({ floor }) => Number(floor))
  expect(floors).toEqual(floors.toSorted((one, other) => one - other))
})

test('a person is erased from open links and checkouts first, then from the account, from money, and from copies last', () => {
  const names = inErasureOrder(personalData).flatMap(({ name, erase }) => (erase ? [name] : []))
  const first = ['asked for classrooms', 'checkouts', 'pledges', 'identity', 'giving', 'saved_cards']
  expect(names.slice(0, 6)).toEqual(first)
  expect(names.slice(-4).toSorted()).toEqual(['erasure_requests', 'mails', 'nominees', 'notices'])
  expect(names.at(-1)).toBe('erasure_requests')
  expect(names).toHaveLength(47)
})

test('the file of a person keeps its order', () => {
  expect(inFileOrder(personalData).map(({ name }) => name)).toEqual([
    ...[
      'identity',
      'log',
      'giving',
      'pledges',
      'saved_cards',
      'credits',
      'storybook_credits',
      'credit_uses',
      'owned_items',
      'teacher_looks',
      'keepsakes',
      'slots',
      'classrooms',
      'budgets',
      'orders',
      'cards',
      'reimbursements',
      'shopping_sessions',
      'nominations',
      'inquiries',
    ],
    ...[
      'prospects',
      'athlete_consents',
      'disbursements',
      'approvals',
      'program_interests',
      'tickets',
      'sponsor_requests',
      'sponsor_profile',
      'storybook_wishes',
      'writer',
      'saved_views',
      'students',
      'tool_results',
      'tool_drafts',
      'note_templates',
      'storybooks',
      'storybook_requests',
      'mails',
      'mail_leaves',
      'mail_suppressions',
    ],
    ...['files', 'photos', 'erasure_requests'],
  ])
})

test('what was written once the process never changes, and it deletes where rows expire', () => {
  expect(tableRights.appended).toEqual(
    expect.arrayContaining(['ledger_postings', 'audit_log', 'draw_winners']),
  )
  expect(tableRights.deleted).toEqual(expect.arrayContaining(['mails', 'sessions', 'teacher_profiles']))
  expect(tableRights.deleted).not.toEqual(expect.arrayContaining(['payments']))
})

test('no two domains give a mail, a notice of staff or an action of the log the same name', () => {
  const mails = everyDomain.flatMap(({ mails: own = {} }) => Object.keys(own))
  expect(mails).toEqual([...new Set(mails)])
  const notices = everyDomain.flatMap(({ notices: own = [] }) => own)
  expect(notices).toEqual([...new Set(notices)])
  const actions = everyDomain.flatMap(({ auditActions = [] }) => auditActions)
  expect(actions).toEqual([...new Set(actions)])
  for (const action of actions) expect(action).toMatch(/^[a-z]+\.[a-z_]+$/)
})

test('each topic of live events has one domain, and nobody else announces it', () => {
  const topics = everyDomain.flatMap(({ liveTopics: own = [] }) => own)
  expect(topics.toSorted()).toEqual([...liveTopics].toSorted())
  const files = globSync('server/src/*/*/**/*.ts', {
    cwd: repository,
    exclude: ['**/*.test.ts', '**/build-*'],
  })
  const announced = files.flatMap((file) =>
    [...read(file).matchAll(/\btopic: '([a-z.]+)'/g)].map(([, topic]) => ({
      topic,
      domain: file.split('/')[3],
    })),
  )
  const declared = everyDomain.flatMap(({ name, liveTopics: own = [] }) =>
    own.map((topic) => ({ topic: String(topic), domain: name })),
  )
  expect(declared).toEqual(expect.arrayContaining(announced))
  expect(announced.length).toBeGreaterThan(5)
})

test('every mail that is written stands in the record of its domain', async () => {
  const files = globSync('server/src/**/*-mail.ts', { cwd: repository, exclude: ['**/queue-mail.ts'] })
  const listed = new Set<unknown>(
    everyDomain.flatMap(({ mails = {} }) =>
      Object.values<MailTemplate>(mails).flatMap(({ write, wording }) => [write, wording]),
    ),
  )
  for (const file of files) {
    const module = (await import(join(repository, file))) as Record<string, unknown>
    for (const [name, write] of Object.entries(module)) expect(listed.has(write), name).toBe(true)
  }
  expect(files.length).toBeGreaterThan(10)
})

test('a notice, an action or a mail that no domain declares does not compile', () => {
  // @ts-expect-error: nobody declares it
  const notice: NoticeType = 'gift_received_twice'
  // @ts-expect-error: nobody declares it
  const action: AuditAction = 'draws.rerun'
  // @ts-expect-error: a receipt is written from more than this
  const receipt: MailParams<'receipt'> = { number: 1 }
  expect([notice, action, receipt]).toHaveLength(3)
})

test('every notice to staff has a kind that the inbox names and a page that it leads to', () => {
  const declared = everyDomain.flatMap(({ notices = [] }: Domain) => notices)
  expect(Object.keys(placesOfNotices).toSorted()).toEqual(declared.toSorted())
  expect(noticeKinds.toSorted()).toEqual(declared.toSorted())
})
