import type { DeskMonthlyGift } from '@tower/contract/money/desk-givers.contract.ts'
import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { Config } from '../../../config.ts'
import type { ListFile } from '../../../http/answer-list.ts'
import { athleteFor } from '../../../people/prospects/athlete-for.ts'
import { placeOfMonthly } from '../../giving/sponsorships/place-of-monthly.ts'
import { providerUrl } from '../payments/provider-url.ts'
import type { givers } from './listed-givers.queries.ts'
import type { MonthlyRow } from './monthly-list.queries.ts'
import type { MonthlyStory } from './read-monthly.ts'

type GiverRow = Awaited<ReturnType<typeof givers.page>>['rows'][number]

/** A giver as a line of a file; money in dollars. */
export const giverFile: ListFile<GiverRow> = {
  name: 'givers',
  cells: {
    'Since (UTC)': ({ created_at: at }) => at,
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    'Has an account': ({ has_account: hasAccount }) => (hasAccount ? 'yes' : 'no'),
    Gifts: ({ gifts }) => gifts,
    Given: ({ given_cents: cents }) => inDollars(cents),
    Slots: ({ slots_minted: slots }) => slots,
    'Last gift (UTC)': ({ last_gift_at: at }) => at,
    'Postal address': ({ postal_address: address }) => address,
    Phone: ({ phone }) => phone,
    Language: ({ language }) => language,
    Household: ({ household }) => household,
    Tags: ({ tags }) => tags.join('; '),
  },
}

/** A gift that repeats each month, as a row of the list. */
export function viewMonthly(row: MonthlyRow, config: Config): DeskMonthlyGift {
  return {
    id: row.id,
    giver: row.giver,
    email: row.email,
    amount_cents: row.amount_cents,
    state: row.state,
    next_charge_at: row.next_charge_at?.toISOString() ?? null,
    paid_months: row.paid_months,
    paid_cents: row.paid_cents,
    created_at: row.created_at.toISOString(),
    provider_url: row.subscription === null ? null : providerUrl(config, 'subscriptions', row.subscription),
  }
}

/** The same with what it is for, what pays it, and its latest months. */
export function viewMonthlyStory(
  { row, story, months }: MonthlyStory,
  config: Config,
  duties: readonly Duty[],
): DeskMonthlyStory {
  const athlete = story.athlete === null ? null : athleteFor(duties, story.athlete)
  const { fee_cover_cents, goal, card_brand: brand, card_last4: last4, donor_id } = story
  return {
    ...viewMonthly(row, config),
    ...{ fee_cover_cents, athlete, goal, donor_id },
    goes_to: story.names_athlete ? 'athlete' : placeOfMonthly(story.goes_to),
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    months: months.map(({ at, ...month }) => ({ ...month, at: at.toISOString() })),
  }
}

export const monthlyHeader = [
  'Since (UTC)',
  'Name',
  'Email',
  'State',
  'Amount a month',
  'Next charge (UTC)',
  'Months paid',
  'Paid',
]

/** A gift that repeats each month as a line of a file; money in dollars. */
export function viewMonthlyLine(row: MonthlyRow): CsvCell[] {
  return [
    row.created_at.toISOString(),
    row.giver,
    row.email,
    row.state,
    inDollars(row.amount_cents),
    row.next_charge_at?.toISOString() ?? null,
    row.paid_months,
    inDollars(row.paid_cents),
  ]
}
