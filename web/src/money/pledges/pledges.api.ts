import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { pledgeGiftEndpoints } from '@tower/contract/money/pledge-gifts.contract.ts'
import { pledgeEndpoints } from '@tower/contract/money/pledges.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of pledges. */
export const pledgeQueries = {
  one: (pledgeId: string) => readQuery(pledgeEndpoints.read, { params: { pledgeId } }),
  ofDonor: (donorId: string) =>
    readQuery(pledgeEndpoints.list, { query: { donor: donorId, page: 1, pageSize: 10 } }),
  candidates: (installmentId: string) =>
    readQuery(pledgeGiftEndpoints.candidates, { params: { installmentId } }),
}

type Body<Name extends 'enter' | 'changeDays'> = CallInput<(typeof pledgeEndpoints)[Name]>['body']
type GiftBody<Name extends 'count' | 'enterGift'> = CallInput<(typeof pledgeGiftEndpoints)[Name]>['body']

/** What staff do with pledges. */
export const pledgeCalls = {
  enter: (body: Body<'enter'>) => browserCall(pledgeEndpoints.enter, { body }),
  count: (installmentId: string, body: GiftBody<'count'>) =>
    browserCall(pledgeGiftEndpoints.count, { params: { installmentId }, body }),
  enterGift: (installmentId: string, body: GiftBody<'enterGift'>) =>
    browserCall(pledgeGiftEndpoints.enterGift, { params: { installmentId }, body }),
  release: (pledgeGiftId: string) => browserCall(pledgeGiftEndpoints.release, { params: { pledgeGiftId } }),
  remind: (installmentId: string) => browserCall(pledgeEndpoints.remind, { params: { installmentId } }),
  changeDays: (pledgeId: string, body: Body<'changeDays'>) =>
    browserCall(pledgeEndpoints.changeDays, { params: { pledgeId }, body }),
  end: (pledgeId: string, reason: string) =>
    browserCall(pledgeEndpoints.end, { params: { pledgeId }, body: { reason } }),
}

/** Reads pledges anew: the list, and the one that is open. */
export const readPledgesAgain = (client: QueryClient) =>
  readAgain(client, pledgeEndpoints, pledgeGiftEndpoints)
