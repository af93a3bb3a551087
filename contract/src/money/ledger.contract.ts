import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Cents = z.number().int()

/** Where the dollars of the charity are, by the ledger: all that came in and was not refunded, in one of these places. */
export const MoneyPlaces = z.object({
  /** Gifts to classrooms that are not a slot yet. */
  own_towers_cents: Cents,
  shared_tower_cents: Cents,
  /** Slots that wait for their classroom. */
  waiting_slots_cents: Cents,
  /** In classrooms' budgets, not spent yet. */
  classrooms_cents: Cents,
  spent_cents: Cents,
  athletes_cents: Cents,
  small_businesses_cents: Cents,
  /** The charity's own work, with what givers added for card fees. */
  operations_cents: Cents,
  /** What staff keep to match shared slots. */
  matching_cents: Cents,
  /** Pays for refunds of what a classroom keeps; below zero while it is owed. */
  reserve_cents: Cents,
})
export type MoneyPlaces = z.infer<typeof MoneyPlaces>

export const ledgerEndpoints = {
  places: endpoint({
    name: 'ledger.places',
    method: 'GET',
    path: '/api/money',
    summary: 'Where every dollar is, by the ledger, added up once a minute at most.',
    access: 'public',
    output: z.object({ total_cents: Cents, places: MoneyPlaces, at: z.string() }),
    errors: [],
  }),
}
