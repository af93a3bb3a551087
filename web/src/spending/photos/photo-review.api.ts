import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { photoReviewEndpoints } from '@tower/contract/spending/photos.contract.ts'
import type { PhotoOutcome } from '@tower/contract/spending/photos.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of photos. */
export const photoReviewQueries = {
  all: (query: CallInput<typeof photoReviewEndpoints.list>['query']) =>
    readQuery(photoReviewEndpoints.list, { query }, ['photo.changed']),
  mail: (photoId: string, outcome: PhotoOutcome, reason: string) =>
    readQuery(photoReviewEndpoints.previewMail, { params: { photoId }, query: { outcome, reason } }),
}

type Seen = { id: string; revision: number }

/** What staff decide on them. */
export const photoReviewCalls = {
  approve: ({ id: photoId, revision }: Seen) =>
    browserCall(photoReviewEndpoints.approve, { params: { photoId }, body: { revision } }),
  reject: ({ id: photoId, revision }: Seen, reason: string) =>
    browserCall(photoReviewEndpoints.reject, { params: { photoId }, body: { revision, reason } }),
  takeDown: ({ id: photoId }: Seen, reason: string) =>
    browserCall(photoReviewEndpoints.takeDown, { params: { photoId }, body: { reason } }),
  csv: (query: CallInput<typeof photoReviewEndpoints.listCsv>['query']) =>
    browserCall(photoReviewEndpoints.listCsv, { query }),
}

/** Reads the photos again after a decision. */
export const readReviewAgain = (client: QueryClient) => readAgain(client, photoReviewEndpoints)
