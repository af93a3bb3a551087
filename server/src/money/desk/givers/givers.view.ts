import type { DeskGiver, DeskMonthlyGift } from '@tower/contract/money/desk-givers.contract.ts'
import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import type { Config } from '../../../config.ts'
import { athleteFor } from '../../../people/prospects/athlete-for.ts'
import { placeOfMonthly } from '../../giving/sponsorships/place-of-monthly.ts'
import { providerUrl } from '../payments/provider-url.ts'
import type { GiverRow, MonthlyRow } from './giver-list.queries.ts'
import type { MonthlyStory } from './read-monthly.ts'

/** A giver as a row of the list. */
export function viewGiver(row: GiverRow): DeskGiver {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    has_account: row.has_account,
    tags: row.tags,
    program_cents: row.program_cents,
    slots_minted: row.slots_minted,
    gifts: row.gifts,
    given_cents: row.given_cents,
    last_gift_at: row.last_gift_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export const giversHeader = [
  'Since (UTC)',
  'Name',
  'Email',
  'Has an account',
  'Gifts',
  'Given',
  'Slots',
  'Last gift (UTC)',
  'Postal address',
  'Phone',
  'Language',
  'Household',
  'Tags',
]

/** A giver as a line of a file; money in dollars. */
export function viewGiverLine(row: GiverRow): CsvCell[] {
  return [
    row.created_at.toISOString(),
    row.name ?? '',
    row.email ?? '',
    row.has_account ? 'yes' : 'no',
    row.gifts,
    inDollars(row.given_cents),
    row.slots_minted,
    row.last_gift_at?.toISOString() ?? '',
    row.postal_address ?? '',
    row.phone ?? '',
    row.language ?? '',
    row.household ?? '',
    row.tags.join('; '),
  ]
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
