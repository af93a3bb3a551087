import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { maxLineLength } from '../text-limits.ts'
import { ClassroomPlace } from '../matching/classroom-words.contract.ts'
import { name } from '../name.contract.ts'
import { Email } from './email.contract.ts'
import { maxClassroomNameLength, provisionedRoles, sendChoices } from './provisioning.ts'

const Name = name(maxLineLength).nullish()
/** Empty is what the form sends before anything is typed. */
const TypedEmail = z.union([z.literal('').transform(() => undefined), Email]).optional()
const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const
const errors = [
  'identity.proof_needed',
  'provisioning.email_required',
  'provisioning.another_role',
  'provisioning.disabled',
  'directory.superadmin_only',
  'duties.all_needed',
  'duties.children_missing',
] as const

const mailErrors = [
  'provisioning.no_password',
  'provisioning.not_admitted',
  'provisioning.link_limited',
] as const

/** Staff open accounts, with what belongs to them. */
export const provisioningEndpoints = {
  teacher: endpoint({
    name: 'provisioning.teacher',
    method: 'POST',
    path: '/.netlify/functions/admin-provision-teacher',
    summary:
      'Opens a teacher’s account with a classroom, this year’s budget and a wallet, or completes one. `action_link` signs in once; null where somebody came in by that mailbox already, or the address had enough links lately.',
    access: 'admin',
    duty: ['classrooms', 'people'],
    body: z.object({
      email: TypedEmail,
      full_name: Name,
      classroom_name: name(maxClassroomNameLength).nullish(),
      /** Where the classroom is that is opened; one that is there already keeps its own. */
      place: ClassroomPlace.optional(),
      send_magic_link: z.boolean().default(true),
    }),
    output: z.object({
      ok: z.literal(true),
      userId: Id,
      profileRole: z.string(),
      classroomId: Id.nullable(),
      action_link: z.string().nullable(),
    }),
    errors: [...errors, ...mailErrors],
    rateLimit: perStaff,
  }),
  user: endpoint({
    name: 'provisioning.user',
    method: 'POST',
    path: '/.netlify/functions/admin-user-create',
    summary:
      'Opens an account, or fills in the name of one. `superadmin` counts as `admin`. `send` mails a sign-in link, or an admin a link to choose a password.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      email: TypedEmail,
      name: Name,
      role: z
        .enum([...provisionedRoles, 'superadmin'])
        .transform((role) => (role === 'superadmin' ? ('admin' as const) : role)),
      addToAllowlist: z.boolean().default(true),
      send: z.union([z.literal('none').transform(() => null), z.enum(sendChoices)]).nullish(),
    }),
    output: z.object({
      created: z.boolean(),
      updatedProfile: z.boolean(),
      allowlisted: z.boolean(),
      /** The role that the account has now: `admin` where `superadmin` was asked for. */
      role: z.enum(roles),
      sent: z.enum([...sendChoices, 'none']),
    }),
    errors: [...errors, ...mailErrors],
    rateLimit: perStaff,
  }),
  ensure: endpoint({
    name: 'provisioning.ensure',
    method: 'POST',
    path: '/api/admin/user/ensure',
    summary:
      'Sees to it that somebody has an account, a teacher a classroom, and the classroom a share code.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      email: TypedEmail,
      role: z.enum(provisionedRoles).default('teacher'),
      full_name: Name,
      classroom: name(maxClassroomNameLength).nullish(),
      make_share: z.boolean().default(false),
    }),
    output: z.object({
      bundle: z.object({ user_id: Id, classroom_id: Id.nullable(), share_code: z.string().nullable() }),
    }),
    errors,
    rateLimit: perStaff,
  }),
  mail: endpoint({
    name: 'provisioning.mail',
    method: 'POST',
    path: '/api/admin/user/mail',
    summary:
      'Has a person mailed a link to sign in, or staff one to choose a password. `role` is what the sender saw: one that has changed is refused; a `name` changes nothing. Goes to their own mailbox alone, and the audit log names who sent it.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      email: TypedEmail,
      name: Name,
      role: z.enum(roles).nullable(),
      send: z.enum(sendChoices),
    }),
    output: z.object({ sent: z.enum(sendChoices) }),
    errors: [
      'provisioning.email_required',
      'provisioning.another_role',
      'provisioning.disabled',
      ...mailErrors,
      'directory.not_found',
    ],
    rateLimit: perStaff,
  }),
  link: endpoint({
    name: 'provisioning.link',
    method: 'POST',
    path: '/.netlify/functions/dev-generate-link',
    summary:
      'Makes a link that signs somebody in once. `action_link` is answered, to be handed over another way than by mail, only while nobody has come in by that mailbox; otherwise, and for guardians, athletes, coaches and staff, it is mailed there and null. That of staff only by a superadmin.',
    access: 'admin',
    duty: 'people',
    body: z.object({ email: TypedEmail }),
    output: z.object({ ok: z.literal(true), sent: z.boolean(), action_link: z.string().nullable() }),
    errors: [
      'identity.proof_needed',
      'provisioning.email_required',
      ...mailErrors,
      'directory.not_found',
      'directory.superadmin_only',
      'duties.children_missing',
      'directory.yourself',
    ],
    rateLimit: perStaff,
  }),
}
