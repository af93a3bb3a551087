import { dayMs } from '@tower/contract/durations.ts'
import { dayOf, monthOf, moveMonth } from '@tower/contract/org-days.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { closingBankEndpoints } from '@tower/contract/money/closing-bank.contract.ts'
import { fiscalYearOf, schoolYearEnd, yearEndRules } from '@tower/contract/money/budgets.ts'
import { sql } from 'kysely'
import { everyDomain } from '../../../../src/domains.ts'
import { type LeavingWorld, pick, staffOf, type Steps } from './build-leaving.ts'
import type { Past } from './past.ts'

/** Days, nights, statements of the bank, the ends of months and of school years. */
export function banksSteps(world: LeavingWorld, past: Past): Steps {
  return { ...time(world), ...statements(world, past), ...months(world) }
}

/** What runs by the clock and moves money or looks after it. */
const nightly = new Set<string>([
  'giving.reconcile',
  'giving.hold_asked',
  'giving.give_waiting',
  'giving.pool_towers',
  'giving.balance',
  'budgets.tell_year_end',
  'budgets.end_years',
  'closing.compare_statements',
  'closing.payouts',
  'closing.seal_books',
  'shopping.reconcile_cards',
  'cards.end',
])
const jobs = everyDomain.flatMap((domain) => domain.jobs ?? []).filter(({ name }) => nightly.has(name))

function time({ clock, sandbox, services, ...world }: LeavingWorld): Steps {
  async function night(): Promise<undefined> {
    for (const job of jobs) await job.run(services)
    await world.settled()
    return undefined
  }
  return {
    'days pass': async ({ which, odd }) => {
      clock.advance((odd ? which : 1 + (which % 4)) * dayMs)
      return undefined
    },
    night,
    'the provider pays out': async () => {
      await sandbox.payOut()
      await world.settled()
      return undefined
    },
    'the school year ends': async ({ which, odd }) => {
      if (which % 4 !== 0) return undefined
      const end = schoolYearEnd(fiscalYearOf(clock.now()))
      if (odd) clock.set(new Date(end.getTime() - 3 * dayMs))
      await night()
      clock.set(new Date(end.getTime() + dayMs / 2))
      return night()
    },
  }
}

/** The earliest month that nobody closed. */
async function openMonth({ services }: LeavingWorld): Promise<string> {
  const { rows } = await services.database.read((tx) =>
    sql<{ month: string }>`select to_char(max(month), 'YYYY-MM') as month from month_closings`.execute(tx),
  )
  const [last] = rows
  return last?.month ? moveMonth(last.month, 1) : '2026-11'
}

function statements(world: LeavingWorld, past: Past): Steps {
  const { services, clock } = world
  const dayAfter = (day: string, days: number) =>
    new Date(new Date(`${day}T00:00:00Z`).getTime() + days * dayMs).toISOString().slice(0, 10)

  /** What the books have at the bank, as the bank may show it. */
  async function booked() {
    const { rows } = await services.database.read((tx) =>
      sql<{ id: string; at: Date; cents: number; memo: string | null }>`
        select entry.id, entry.occurred_at as at, -posting.amount_cents as cents, entry.memo
        from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'bank'
        order by entry.occurred_at, entry.id`.execute(tx),
    )
    return rows.map((row) => ({ ...row, cents: Number(row.cents), day: dayOf(row.at) }))
  }

  async function left(who: number, which: number) {
    const url = `/api/admin/months/${await openMonth(world)}/bank-lines?state=left`
    const answer = await world.ask(staffOf(world, who), 'GET', url)
    return pick(answer.json<CallOutput<typeof closingBankEndpoints.lines>>().items, which)
  }

  return {
    // Most of what the books have; some of it a day late, some never, and now and then something of the bank's own.
    'a statement comes': async ({ who, which, percent, odd }) => {
      const month = await openMonth(world)
      if (month >= monthOf(clock.now())) return undefined
      const [from, to] = [`${month}-01`, dayAfter(`${moveMonth(month, 1)}-01`, -1)]
      const entries = (await booked()).filter(
        ({ id, day }) => day >= from && day <= to && !past.shown.has(id),
      )
      const shown = entries.filter((_, place) => !odd || (place + which) % 5 !== 0)
      const lines = shown.map(({ day, cents, memo }, place) => {
        const late = odd && place % 3 === 0 && day < to ? dayAfter(day, 1) : day
        return `${late},${(memo ?? 'ACH').replaceAll(/[",\n]/g, ' ')} ${place},${(cents / 100).toFixed(2)}`
      })
      if (odd) lines.push(`${to},SERVICE FEE,-${(percent / 100).toFixed(2)}`)
      if (lines.length === 0) return undefined
      const body = { name: `${month}.csv`, text: ['Date,Description,Amount', ...lines].join('\n'), from, to }
      const answer = await world.ask(staffOf(world, who), 'POST', '/api/admin/bank-statements', {
        ...body,
        dry_run: false,
      })
      if (answer.statusCode === 200) for (const { id } of shown) past.shown.add(id)
      return answer
    },
    'a line is matched': async ({ who, which }) => {
      const line = await left(who, which)
      if (!line) return undefined
      const near = await world.ask(staffOf(world, who), 'GET', `/api/admin/bank-lines/${line.id}/entries`)
      const { items } = near.json<CallOutput<typeof closingBankEndpoints.entries>>()
      const fits = items.find(({ amount_cents: cents }) => cents === line.amount_cents) ?? items[0]
      const url = `/api/admin/bank-lines/${line.id}/match`
      return fits && world.ask(staffOf(world, who), 'POST', url, { entry_ids: [fits.id] })
    },
    'a line is explained': async ({ who, which, odd }) => {
      const line = await left(who, which)
      const reason = odd ? 'not_ours' : pick(['bank_fee', 'cards_funded', 'not_ours'], which)
      const url = `/api/admin/bank-lines/${line?.id}/explain`
      return line && world.ask(staffOf(world, who), 'POST', url, { reason, note: 'As the bank says' })
    },
    'what was settled is undone': async ({ who, which }) => {
      const url = `/api/admin/months/${await openMonth(world)}/bank-lines?state=settled`
      const answer = await world.ask(staffOf(world, who), 'GET', url)
      const line = pick(answer.json<CallOutput<typeof closingBankEndpoints.lines>>().items, which)
      return line && world.ask(staffOf(world, who), 'POST', `/api/admin/bank-lines/${line.id}/undo`)
    },
    'an entry is explained': async ({ who, which }) => {
      const entry = pick(await booked(), which)
      const url = `/api/admin/bank-entries/${entry?.id}/explain`
      return entry && world.ask(staffOf(world, who), 'POST', url, { note: 'Nobody cashed it' })
    },
  }
}

function months(world: LeavingWorld): Steps {
  return {
    'close the month': async ({ who }) =>
      world.ask(staffOf(world, who), 'POST', `/api/admin/months/${await openMonth(world)}/close`),
    'say what the year leaves': async ({ who, which }) => {
      const rule = pick(yearEndRules, which)
      const body = { fiscal_year: fiscalYearOf(world.clock.now()), rule }
      return world.ask(staffOf(world, who), 'POST', '/api/admin/budgets/year-end', body)
    },
  }
}
