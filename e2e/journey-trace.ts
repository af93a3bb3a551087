import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a server of the journeys leaves behind, by its port: its log, and in a file the name of its data folder. */
export function traceOf(port: number) {
  const folder = join(tmpdir(), 'tower-e2e-trace', String(port))
  return { folder, log: join(folder, 'server.log'), data: join(folder, 'data-folder') }
}
