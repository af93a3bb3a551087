import { asRole, isStaff } from '@tower/contract/access.ts'
import { hourMs } from '@tower/contract/durations.ts'
import { sessionHours } from '@tower/contract/people/identity.ts'

export type SessionAge = { role: string | null; createdAt: Date; refreshedAt: Date }

/** When a session is over by itself: left alone too long, or open too long. Counted with the role held now. */
export function sessionEndsAt({ role, createdAt, refreshedAt }: SessionAge): Date {
  const { idle, longest } = isStaff(asRole(role)) ? sessionHours.staff : sessionHours.others
  return new Date(Math.min(refreshedAt.getTime() + idle * hourMs, createdAt.getTime() + longest * hourMs))
}
