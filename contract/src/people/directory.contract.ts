import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { UserId } from '../ids.ts'
import { Person } from './directory.ts'

const sensitiveErrors = [
  'identity.missing_authorization',
  'identity.invalid_token',
  'identity.role_not_allowed',
  'identity.proof_needed',
  'directory.not_found',
  'directory.last_superadmin',
] as const
const ByPerson = z.object({ userId: UserId })
/** Stays in the history for good, so it names roles and causes, never addresses. */
const Reason = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^@]*$/)
  .nullish()
const Changed = z.object({ ok: z.literal(true), item: Person })

/** Staff manage people: roles, disabling. */
export const directoryEndpoints = {
  setRole: endpoint({
    name: 'directory.set-role',
    method: 'POST',
    path: '/.netlify/functions/admin-users-set-role',
    summary:
      'Gives a person another role and ends their sessions. Needs a proof of the last minutes; the role held already changes nothing.',
    access: 'superadmin',
    body: z.object({ user_id: UserId, role: z.enum(roles), reason: Reason }),
    output: Changed,
    errors: sensitiveErrors,
  }),
  disable: endpoint({
    name: 'directory.disable',
    method: 'POST',
    path: '/api/admin/people/:userId/disable',
    summary: 'Shuts a person out: their next request is refused. Staff only by a superadmin, oneself never.',
    access: 'admin',
    params: ByPerson,
    output: Changed,
    errors: [...sensitiveErrors, 'directory.yourself', 'directory.superadmin_only'],
  }),
  enable: endpoint({
    name: 'directory.enable',
    method: 'POST',
    path: '/api/admin/people/:userId/enable',
    summary: 'Lets a disabled person sign in again.',
    access: 'admin',
    params: ByPerson,
    output: Changed,
    errors: [...sensitiveErrors, 'directory.yourself', 'directory.superadmin_only'],
  }),
}
