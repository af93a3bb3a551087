import type { MoneyPlaces } from '@tower/contract/money/ledger.contract.ts'
import type { Services } from '../../services.ts'
import type { AccountKind } from './accounts.ts'
import { sumByKind } from './places.queries.ts'

/** Of each kind of account, the place that visitors read of; `null` of the counterparts, where money comes from. */
const placeOf: Record<AccountKind, keyof MoneyPlaces | null> = {
  processor: null,
  processor_fees: null,
  disputed_funds: null,
  bank: null,
  bank_fees: null,
  issuing: null,
  paid_out: null,
  uncovered_cards: null,
  donor_program: 'own_towers_cents',
  fund_classrooms: 'shared_tower_cents',
  slot: 'waiting_slots_cents',
  budget: 'classrooms_cents',
  reserved: 'classrooms_cents',
  teacher_direct: 'classrooms_cents',
  spent: 'spent_cents',
  prospect_goal: 'athletes_cents',
  prospect_spent: 'spent_cents',
  fund_prospects: 'athletes_cents',
  fund_budgets: 'classrooms_cents',
  fund_smbs: 'small_businesses_cents',
  fund_operations: 'operations_cents',
  fee_cover: 'operations_cents',
  pack_sales: 'operations_cents',
  fund_matching: 'matching_cents',
  refund_reserve: 'reserve_cents',
  credits_issued: null,
  wallet: null,
  tools_wallet: null,
  credits_spent: null,
  credits_held: null,
}

export type KeptPlaces = { places: MoneyPlaces; totalCents: number; at: Date }

const keptForMs = 60_000

/** Reads where every dollar is; however many ask, it is added up once a minute at most. */
export function keepPlaces({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): () => Promise<KeptPlaces> {
  let kept: { reading: Promise<KeptPlaces>; readAt: number } | undefined
  return () => {
    const at = clock.now()
    const now = at.getTime()
    if (kept && kept.readAt <= now && now < kept.readAt + keptForMs) return kept.reading
    const fresh = { reading: database.read(sumByKind).then((sums) => sortIntoPlaces(sums, at)), readAt: now }
    kept = fresh
    // A failure is nothing to keep; whoever waits for it hears of it.
    fresh.reading.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.reading
  }
}

function sortIntoPlaces(sums: ReadonlyMap<AccountKind, number>, at: Date): KeptPlaces {
  const places: MoneyPlaces = {
    own_towers_cents: 0,
    shared_tower_cents: 0,
    waiting_slots_cents: 0,
    classrooms_cents: 0,
    spent_cents: 0,
    athletes_cents: 0,
    small_businesses_cents: 0,
    operations_cents: 0,
    matching_cents: 0,
    reserve_cents: 0,
  }
  for (const [kind, cents] of sums) {
    const place = placeOf[kind]
    if (place) places[place] += cents
  }
  return { places, totalCents: Object.values(places).reduce((sum, cents) => sum + cents, 0), at }
}
