import type { Tx } from '../../../database/database.ts'
import { listOpenSessions } from './people.queries.ts'

export type Device = Awaited<ReturnType<typeof listOpenSessions>>[number]

/** The devices a person is signed in on, the last used first. */
export function listDevices(tx: Tx, userId: string): Promise<Device[]> {
  return listOpenSessions(tx, userId)
}
