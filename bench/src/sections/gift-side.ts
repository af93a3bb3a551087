import { join } from 'node:path'
import { sendLoad, type Load } from '../load/send-load.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import { writeEvents, type mixedAmounts } from '../stage/gifts.ts'

export type GiftSide = {
  server: ServerProcess
  /** Where this side takes the provider's events. */
  path: string
  folder: string
  connections: number
  amounts: typeof mixedAmounts
}

/** Autocannon builds some requests per connection that it never sends; those gifts stay unpaid. */
const unsentPerConnection = 4

/** Pays gifts that nobody paid before, by as many signed events: each call goes on after the last. */
export function createGiving({
  server,
  path,
  folder,
  connections,
  amounts,
}: GiftSide): (count: number) => Promise<Load> {
  let next = 1
  const file = join(folder, `events-${server.processId}.jsonl`)
  return async (count) => {
    const made = count + unsentPerConnection * connections
    writeEvents(file, { path, from: next, count: made, amounts })
    next += made
    return sendLoad(server, { kind: 'once-each', file, count, connections })
  }
}
