import type { QueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { portraitEndpoints } from '@tower/contract/learning/portraits.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type Portrait = CallOutput<typeof portraitEndpoints.list>['items'][number]

/** Photos of teachers as staff see them. */
export const portraitsQuery = readQuery(portraitEndpoints.list, {})

const params = ({ teacher_id: teacherId }: Portrait) => ({ teacherId })

/** What staff decide on the photo they saw. */
export const portraitCalls = {
  show: (portrait: Portrait) =>
    browserCall(portraitEndpoints.decide, {
      params: params(portrait),
      body: { file_id: portrait.file_id, outcome: 'shown' },
    }),
  refuse: (portrait: Portrait, reason: string) =>
    browserCall(portraitEndpoints.decide, {
      params: params(portrait),
      body: { file_id: portrait.file_id, outcome: 'refused', reason },
    }),
}

/** Reads the photos again. */
export const readPortraitsAgain = (client: QueryClient) => readAgain(client, portraitEndpoints)
