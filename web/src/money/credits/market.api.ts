import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import type { creditEndpoints } from '@tower/contract/money/credits.contract.ts'
import { marketEndpoints } from '@tower/contract/money/market.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

type Listed = CallOutput<typeof marketEndpoints.catalog>['items'][number]
type Sold = CallOutput<typeof creditEndpoints.packs>['items'][number]
export type MarketPack = Extract<Listed, { usd_price: number }>
export type MarketEntry = CallOutput<typeof marketEndpoints.ledger>['items'][number]

/** What staff read of the marketplace. */
export const marketQueries = {
  packs: readQuery(marketEndpoints.catalog, { query: { tab: 'packs' } }),
  ledger: (limit: number) => readQuery(marketEndpoints.ledger, { query: { limit } }, ['wallet.changed']),
}

/** Of a catalog of any kind, its packs as staff see them. */
export function packsOf(listed: readonly (Listed | Sold)[]): MarketPack[] {
  return listed.filter((item): item is MarketPack => 'usd_price' in item && 'active' in item)
}

type Row = CallInput<typeof marketEndpoints.upsert>['body']['row']

/** What staff change there. */
export const marketCalls = {
  savePack: (row: Row) => browserCall(marketEndpoints.upsert, { body: { tab: 'packs', row } }),
  grant: (body: CallInput<typeof marketEndpoints.grant>['body']) =>
    browserCall(marketEndpoints.grant, { body }),
}
