import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { classroomListEndpoints } from '@tower/contract/matching/classroom-list.contract.ts'
import { classroomTwinEndpoints } from '@tower/contract/matching/classroom-twins.contract.ts'
import { classroomWordEndpoints } from '@tower/contract/matching/classroom-words.contract.ts'
import { aboutEndpoints } from '@tower/contract/oversight/about.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'

/** Corrects what a classroom is called and where it is. */
export const correctClassroom = (
  classroomId: string,
  body: CallInput<(typeof classroomWordEndpoints)['correct']>['body'],
) => browserCall(classroomWordEndpoints.correct, { params: { classroomId }, body })

/** Reads classrooms anew after a correction: another one may look like it now. */
export const readClassroomAgain = (client: QueryClient) =>
  readAgain(client, aboutEndpoints, classroomListEndpoints, classroomTwinEndpoints)
