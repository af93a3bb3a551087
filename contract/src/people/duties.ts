import type { Role } from '../access.ts'

/**
 * The parts of what staff do. Each admin has some of them, as a superadmin says; all of them where nobody has said
 * otherwise. Superadmins always have all.
 */
export const duties = ['money', 'classrooms', 'children', 'content', 'people'] as const
export type Duty = (typeof duties)[number]

/** Whose work something is: of one duty, or of several, where any of them opens it. */
export type Belongs = Duty | readonly Duty[]

/** The duties of somebody with a role; `given` is what a superadmin said, null where nobody did. */
export function dutiesOf(role: Role | null, given: readonly string[] | null): readonly Duty[] {
  if (role === 'superadmin') return duties
  if (role !== 'admin') return []
  return given === null ? duties : duties.filter((duty) => given.includes(duty))
}

/** Whether somebody with these duties may see and do what belongs to some duty. What belongs to none is open to all staff. */
export function covers(held: readonly Duty[], belongs: Belongs | undefined): boolean {
  return belongs === undefined || listDuties(belongs).some((duty) => held.includes(duty))
}

/** Whatever something belongs to, as a list. */
export function listDuties(belongs: Belongs | undefined): readonly Duty[] {
  return belongs === undefined ? [] : typeof belongs === 'string' ? [belongs] : belongs
}

const missing = <Name extends Duty>(duty: Name) =>
  ({
    status: 403,
    sentence: `Your account does not have the duty “${duty}”. A superadmin can give it.`,
  }) as const

/** What is missing is said by a code of its own for each duty. */
export const missingDuty = {
  money: 'duties.money_missing',
  classrooms: 'duties.classrooms_missing',
  children: 'duties.children_missing',
  content: 'duties.content_missing',
  people: 'duties.people_missing',
} as const satisfies Record<Duty, string>

export const dutyErrors = {
  'duties.money_missing': missing('money'),
  'duties.classrooms_missing': missing('classrooms'),
  'duties.children_missing': missing('children'),
  'duties.content_missing': missing('content'),
  'duties.people_missing': missing('people'),
  'duties.not_an_admin': {
    status: 409,
    sentence: 'Only admins have duties that can be given. This account is not an admin now.',
  },
  'duties.all_needed': {
    status: 403,
    sentence: 'Whoever makes admins needs every duty. A superadmin can do it.',
  },
  'duties.superadmin_has_all': {
    status: 409,
    sentence: 'Superadmins have every duty. There is nothing to give or take.',
  },
} as const
