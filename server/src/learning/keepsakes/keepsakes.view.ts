import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { keepsakeEndpoints } from '@tower/contract/learning/keepsakes.contract.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { BoughtKeepsake } from './buy-keepsake.ts'
import type { OwnedRow } from './keepsakes.queries.ts'
import type { OwnKeepsakes } from './list-keepsakes.ts'

function viewOwned({ id, keepsake, slot_number, is_void, bought_at }: OwnedRow) {
  return { id, keepsake, slot_number, is_void, bought_at }
}

/** What a sponsor can buy, and has. */
export function viewKeepsakes(own: OwnKeepsakes): HandlerOutput<typeof keepsakeEndpoints.list> {
  return {
    balance_credits: own.balanceCents / creditCents,
    sold: own.sold.map(({ key, price_cents: cents }) => ({
      keepsake: key,
      price_credits: cents / creditCents,
    })),
    owned: own.owned.map(viewOwned),
    slots_without: own.slotsWithout,
    emblem: own.emblem ?? null,
  }
}

/** What was bought, and what the wallet holds now. */
export function viewBought({
  owned,
  balanceCents,
}: BoughtKeepsake): HandlerOutput<typeof keepsakeEndpoints.buy> {
  return { item: viewOwned(owned), balance_credits: balanceCents / creditCents }
}
