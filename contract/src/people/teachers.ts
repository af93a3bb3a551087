import { isStaff, type Role } from '../access.ts'

/** Whether the teacher's portal is prepared for somebody: teachers have it, and staff may look at it. */
export function mayBootstrap(role: Role | null): boolean {
  return role === 'teacher' || isStaff(role)
}
