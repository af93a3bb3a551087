import { hourMs } from '@tower/contract/durations.ts'
import { sessionHours } from '@tower/contract/people/identity.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { listSessionsOfStaff, type StaffSessionRow } from './sessions.queries.ts'

/** Where staff are signed in: superadmins see everybody's sessions, admins their own. */
export function listStaffSessions(
  { database, clock }: Services,
  actor: Pick<Actor, 'userId' | 'role'>,
): Promise<StaffSessionRow[]> {
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs)
  const { idle, longest } = sessionHours.staff
  const userId = actor.role === 'superadmin' ? undefined : actor.userId
  return database.read((tx) =>
    listSessionsOfStaff(tx, { userId, idleSince: ago(idle), openedSince: ago(longest) }),
  )
}
