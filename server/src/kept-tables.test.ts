import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Period, retention, type RetentionLine, type RetentionName } from '@tower/contract/retention.ts'
import { expect, test } from 'vitest'
import type { Domain } from './domain.ts'
import { everyDomain } from './domains.ts'
import { outlived } from './outlived.ts'

const lines = Object.entries<RetentionLine>(retention) as [RetentionName, RetentionLine][]
const linesOf = ({ keeps = {} }: Domain) => Object.keys(keeps) as (RetentionName | 'nobody')[]

test('every table says how long what it holds of people is kept, or that it holds nothing of them', () => {
  for (const domain of everyDomain) {
    const kept = new Set(Object.values(domain.keeps ?? {}).flat())
    expect([...kept].toSorted(), domain.name).toEqual(Object.keys(domain.owns ?? {}).toSorted())
    const under = linesOf(domain).filter((line) => line !== 'nobody')
    const ofPeople = under.flatMap((line) => domain.keeps?.[line] ?? [])
    for (const table of domain.keeps?.nobody ?? []) expect(ofPeople, table).not.toContain(table)
  }
})

test('no table that is said to hold nothing of people has a column of an address, a name, a person or a network', () => {
  const ofPeople = new RegExp(
    `^(?:\\w+_)?(?:${[
      ...['email', 'address', 'phone', 'alias', 'user_id', 'owner_id', 'teacher_id', 'donor_id', 'author_id'],
      ...['athlete_id', 'guardian_id', 'student_id', 'display_name', 'full_name', 'first_name', 'last_name'],
      ...['signed_name', 'payee', 'network', 'network_hash', 'mailbox_hash', 'nominator_hash', 'user_agent'],
    ].join('|')})$`,
  )
  const named = Object.entries(columnsByTable()).flatMap(([table, columns]) =>
    columns.some((column) => ofPeople.test(column)) ? [table] : [],
  )
  const nobodys = everyDomain.flatMap(({ keeps }) => keeps?.nobody ?? [])
  expect(nobodys.filter((table) => named.includes(table)).toSorted()).toEqual(toldApart)
  expect(named.length).toBeGreaterThan(60)
})

/** Rows for a moment, of athletes and classrooms alone, or a count: their columns lead to rows that stand under a line. */
const toldApart = ['athlete_moved_on', 'child_name_changes', 'class_lists', 'draw_standing_changes']

test('a line with a time is kept by its tables’ own conditions, or by the job that the domain names', () => {
  const kept = new Set<string>()
  for (const domain of everyDomain)
    for (const line of linesOf(domain)) {
      if (line === 'nobody') continue
      kept.add(line)
      const period: RetentionLine = retention[line]
      if ('until' in period) continue
      const job = domain.expiry?.jobs?.[line]
      if (job === undefined)
        expect(conditionsOf(domain, line), `${domain.name}: ${line}`).toMatch(saidAs(period))
      else expect(domain.jobs?.map(({ name }) => name)).toContain(job)
    }
  expect(lines.map(([name]) => name).filter((name) => !kept.has(name))).toEqual([])
})

/** What makes rows of a line's tables go. */
function conditionsOf({ keeps, expiry }: Domain, line: RetentionName): string {
  const tables: readonly string[] = keeps?.[line] ?? []
  const rows = Object.entries(expiry?.rows ?? {}).filter(([table]) => tables.includes(table))
  const columns = (expiry?.columns ?? []).filter(({ table }) => tables.includes(table))
  return [...rows.map(([, condition]) => condition), ...columns.map(({ where }) => where)].join('\n')
}

/** The condition of a period, whatever moment it counts from; a day's key is dropped by its date. */
function saidAs(period: Period): RegExp {
  const said = outlived('', period).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return 'days' in period ? new RegExp(`${said}|::date - ${period.days - 1}`) : new RegExp(said)
}

function columnsByTable(): Record<string, string[]> {
  const schema = readFileSync(join(import.meta.dirname, 'database/schema.generated.ts'), 'utf8')
  const tables = [...schema.slice(schema.indexOf('interface DB')).matchAll(/^ {2}(\w+): (\w+);/gm)]
  return Object.fromEntries(
    tables.map(([, table = '', type = '']) => {
      const start = schema.indexOf(`export interface ${type} {`)
      const body = schema.slice(start, schema.indexOf('\n}', start))
      return [table, [...body.matchAll(/^ {2}(\w+): /gm)].map(([, column = '']) => column)]
    }),
  )
}
