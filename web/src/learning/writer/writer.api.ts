import { writerEndpoints } from '@tower/contract/learning/writer.contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** Who could write for this teacher’s classrooms beside what is built in, and whether they agreed. */
export const writerQuery = readQuery(writerEndpoints.read, {})

/** What a teacher does about it. */
export const writerCalls = {
  agree: (provider: string) => browserCall(writerEndpoints.agree, { body: { provider } }),
  takeBack: () => browserCall(writerEndpoints.takeBack, {}),
}

/** Reads it again after a change. */
export const readWriterAgain = (client: QueryClient) => readAgain(client, writerEndpoints)
