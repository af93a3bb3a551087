import type { QueryClient } from '@tanstack/react-query'
import { classroomListEndpoints } from '@tower/contract/matching/classroom-list.contract.ts'
import { classroomTwinEndpoints as calls } from '@tower/contract/matching/classroom-twins.contract.ts'
import { aboutEndpoints } from '@tower/contract/oversight/about.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** Which of two classrooms stays, and which becomes it. */
export type MergePair = { keptId: string; absorbedId: string }

/** What staff read of classrooms that may be one. */
export const twinQueries = {
  of: (classroomId: string) => readQuery(calls.list, { params: { classroomId } }),
  /** What a merge would come to; refused as the merge itself would be. */
  effect: ({ keptId, absorbedId }: MergePair) =>
    readQuery(calls.preview, { params: { classroomId: keptId }, query: { absorbed_id: absorbedId } }),
}

/** Makes one classroom of two, for good. */
export const mergeClassrooms = ({ keptId, absorbedId }: MergePair) =>
  browserCall(calls.merge, { params: { classroomId: keptId }, body: { absorbed_id: absorbedId } })

/** Reads classrooms anew after a merge. */
export const readTwinsAgain = (client: QueryClient) =>
  readAgain(client, calls, aboutEndpoints, classroomListEndpoints)
