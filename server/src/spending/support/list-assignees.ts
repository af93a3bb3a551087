import type { Services } from '../../services.ts'
import { listStaff } from './tickets.queries.ts'

/** To whom tickets can be assigned. */
export function listAssignees({ database }: Services): Promise<{ id: string; name: string }[]> {
  return database.read(listStaff)
}
