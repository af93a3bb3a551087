import { dayMs } from '@tower/contract/durations.ts'
import { dayOf, monthOf, moveMonth } from '@tower/contract/org-days.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { closingBankEndpoints } from '@tower/contract/money/closing-bank.contract.ts'
import { fiscalYearOf, schoolYearEnd, yearEndRules } from '@tower/contract/money/budgets.ts'
import { z } from 'zod'
import { rows } from '../../../../src/database/rows.ts'
import { everyDomain, outbound } from '../../../../src/domains.ts'
import { endSettled } from '../../../../src/money/approvals/end-settled.ts'
import { type Draw, type LeavingWorld, pick, readerOf, staffOf, type Steps } from './build-leaving.ts'
import type { Past } from './past.ts'

/** Days, nights, statements of the bank, the ends of months and of school years. */
export function banksSteps(world: LeavingWorld, past: Past): Steps {
  return { ...time(world), ...statements(world, past), ...lines(world), ...months(world) }
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
    await endSettled({ ...services, outbound })
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

const LastClosed = z.object({ month: z.string().nullable() })

/** The earliest month that nobody closed. */
async function openMonth({ services }: LeavingWorld): Promise<string> {
  const { month } = await services.database.read((tx) =>
    rows(LastClosed)`select to_char(max(month), 'YYYY-MM') as month from month_closings`.one(tx),
  )
  return month === null ? '2026-11' : moveMonth(month, 1)
}

const dayAfter = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * dayMs).toISOString().slice(0, 10)

const Booked = z.object({ id: z.string(), at: z.date(), cents: z.number(), memo: z.string().nullable() })

/** What the books have at the bank, as the bank may show it. */
async function listBooked({ services }: LeavingWorld) {
  const booked = await services.database.read((tx) =>
    rows(Booked)`
      select entry.id, entry.occurred_at as at, -posting.amount_cents as cents, entry.memo
      from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id
      join ledger_accounts account on account.id = posting.account_id and account.kind = 'bank'
      order by entry.occurred_at, entry.id`.all(tx),
  )
  return booked.map((row) => ({ ...row, day: dayOf(row.at) }))
}

function statements(world: LeavingWorld, past: Past): Steps {
  return {
    // Most of what the books have; some of it a day late, some never, and now and then something of the bank's own.
    'a statement comes': async ({ who, which, percent, odd }) => {
      const month = await openMonth(world)
      if (month >= monthOf(world.clock.now())) return undefined
      const [from, to] = [`${month}-01`, dayAfter(`${moveMonth(month, 1)}-01`, -1)]
      const entries = await listBooked(world)
      const news = entries.filter(({ id, day }) => day >= from && day <= to && !past.shown.has(id))
      const shown = news.filter((_, place) => !odd || (place + which) % 5 !== 0)
      const lines = shown.map(({ day, cents, memo }, place) => {
        const late = odd && place % 3 === 0 && day < to ? dayAfter(day, 1) : day
        return `${late},${(memo ?? 'ACH').replaceAll(/[",\n]/g, ' ')} ${place},${(cents / 100).toFixed(2)}`
      })
      if (odd) lines.push(`${to},SERVICE FEE,-${(percent / 100).toFixed(2)}`)
      if (lines.length === 0) return undefined
      const text = ['Date,Description,Amount', ...lines].join('\n')
      const body = { name: `${month}.csv`, text, from, to, dry_run: false }
      const answer = await world.ask(staffOf(world, who), 'POST', '/api/admin/bank-statements', body)
      if (answer.statusCode === 200) for (const { id } of shown) past.shown.add(id)
      return answer
    },
    'an entry is explained': async ({ who, which }) => {
      const entry = pick(await listBooked(world), which)
      const url = `/api/admin/bank-entries/${entry?.id}/explain`
      return entry && world.ask(staffOf(world, who), 'POST', url, { note: 'Nobody cashed it' })
    },
  }
}

/** What staff say of single lines of the bank. */
function lines(world: LeavingWorld): Steps {
  async function choose(state: 'left' | 'settled', { which }: Draw) {
    const url = `/api/admin/months/${await openMonth(world)}/bank-lines?state=${state}`
    const answer = await world.ask(readerOf(world), 'GET', url)
    return pick(answer.json<CallOutput<typeof closingBankEndpoints.lines>>().items, which)
  }
  return {
    'a line is matched': async (draw) => {
      const line = await choose('left', draw)
      if (!line) return undefined
      const staff = staffOf(world, draw.who)
      const near = await world.ask(readerOf(world), 'GET', `/api/admin/bank-lines/${line.id}/entries`)
      const { items } = near.json<CallOutput<typeof closingBankEndpoints.entries>>()
      const fits = items.find(({ amount_cents: cents }) => cents === line.amount_cents) ?? items[0]
      const url = `/api/admin/bank-lines/${line.id}/match`
      return fits && world.ask(staff, 'POST', url, { entry_ids: [fits.id] })
    },
    'a line is explained': async (draw) => {
      const line = await choose('left', draw)
      const reason = draw.odd ? 'not_ours' : pick(['bank_fee', 'cards_funded', 'not_ours'], draw.which)
      const url = `/api/admin/bank-lines/${line?.id}/explain`
      return line && world.ask(staffOf(world, draw.who), 'POST', url, { reason, note: 'As the bank says' })
    },
    'the lines are compared again': async ({ who }) =>
      world.ask(staffOf(world, who), 'POST', `/api/admin/months/${await openMonth(world)}/compare-bank`),
    'what was settled is undone': async (draw) => {
      const line = await choose('settled', draw)
      return line && world.ask(staffOf(world, draw.who), 'POST', `/api/admin/bank-lines/${line.id}/undo`)
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
