import { z } from 'zod'
import { roles } from '../access.ts'
import { UserId } from '../ids.ts'

export const directoryErrors = {
  'directory.not_found': { status: 404, sentence: 'There is no such person.' },
  'directory.yourself': { status: 409, sentence: 'You cannot do this to your own account.' },
  'directory.superadmin_only': { status: 403, sentence: 'Only a superadmin can do this.' },
  'directory.last_superadmin': {
    status: 409,
    sentence: 'This is the last superadmin. Make someone else superadmin first.',
  },
} as const

/** A person as staff see them. */
export const Person = z.object({
  id: UserId,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  created_at: z.string(),
  /** Since when the person is refused; null is not at all. */
  disabled_at: z.string().nullable(),
})
export type Person = z.infer<typeof Person>

/** Whether a person may sign in. */
export const personStates = ['active', 'disabled'] as const
export type PersonState = (typeof personStates)[number]

/** What the directory can be ordered by; a minus turns the order around. */
export const personSorts = ['-created', 'created', 'email', '-email', 'name', '-name'] as const
export type PersonSort = (typeof personSorts)[number]
