import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { creditEndpoints } from '@tower/contract/money/credits.contract.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { packCheckoutEndpoints } from '@tower/contract/money/pack-checkout.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { downloadFile } from '../../session/download-file.ts'
import { readQuery } from '../../session/read-query.ts'
import type { PackPlace } from './pack-place.ts'

export type Pack = CallOutput<typeof creditEndpoints.catalog>['packs'][number]
export type WalletEntry = CallOutput<typeof creditEndpoints.wallet>['ledger'][number]

/** What a sponsor reads of credits. */
export const creditQueries = {
  wallet: (limit: number) => readQuery(creditEndpoints.wallet, { query: { limit } }, ['wallet.changed']),
  catalog: readQuery(creditEndpoints.catalog, {}),
  packs: readQuery(creditEndpoints.packs, {}),
}

type Gift = CallInput<typeof creditEndpoints.give>['body']

export const giveCredits = (body: Gift) => browserCall(creditEndpoints.give, { body })

/** Saves every movement of the wallet as a file. */
export const saveWalletFile = () => downloadFile(creditEndpoints.walletCsv, {}, 'credits.csv')

/** Starts the checkout of a pack by the call of the place it is sold at. Answers where to pay. */
export async function startPackCheckout(place: PackPlace, pack: Pick<Pack, 'id' | 'name'>): Promise<string> {
  const body = { idempotency_key: crypto.randomUUID() }
  switch (place) {
    case 'dashboard':
      return (await browserCall(packCheckoutEndpoints.byName, { body: { ...body, pack: pack.name } })).url
    case 'credits':
      return (await browserCall(packCheckoutEndpoints.bySession, { body: { ...body, pack_id: pack.id } })).url
    case 'wallet':
      return (await browserCall(packCheckoutEndpoints.byId, { body: { ...body, pack_id: pack.id } }))
        .checkout_url
  }
}

/** Asks what became of a checkout: one that is paid is completed by that. */
export const lookAtCheckout = (sessionId: string) =>
  browserCall(givingEndpoints.checkoutStatus, { params: { sessionId } })
