import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { givingEndpoints, sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../../api/stale-on.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const staleOn = ['slot.minted', 'slot.matched', 'slot.voided'] as const

/** A sponsor's totals and latest gifts. */
export const sponsorSummaryQuery = readQuery(sponsorEndpoints.summary, {}, [...staleOn, 'wallet.changed'])

/** A sponsor's slots, the newest first. */
export const ownSlotsQuery = (pageSize: number) => ({
  ...readQuery(sponsorGiftEndpoints.slots, { query: { pageSize } }, staleOn),
  placeholderData: keepPreviousData,
})

/** The card a sponsor gives with; it is another one after a gift that kept one. */
export const ownCardQuery = readQuery(sponsorGiftEndpoints.readCard, {}, ['slot.minted'])

/** What became of a payment, asked until it is told. */
export const checkoutQuery = (sessionId: string) =>
  readQuery(givingEndpoints.checkoutStatus, { params: { sessionId } })

export type OwnCard = NonNullable<CallOutput<typeof sponsorGiftEndpoints.readCard>['card']>

type Donation = CallInput<typeof sponsorGiftEndpoints.donate>['body']

/** Gives; what a gift may change is read again, slots included: their event may come later. */
export function useDonate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Donation) => browserCall(sponsorGiftEndpoints.donate, { body }),
    onSuccess: () => makeStale(client, 'slot.minted'),
  })
}

/** Takes the kept card out of use. */
export function useRemoveCard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => browserCall(sponsorGiftEndpoints.removeCard, {}),
    onSuccess: (answer) => client.setQueryData(ownCardQuery.queryKey, answer),
  })
}
