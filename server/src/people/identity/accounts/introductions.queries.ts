import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** By which door somebody came in. */
export type IntroductionDoor =
  'opened_account' | 'allowed_address' | 'gave_role' | 'approved_claim' | 'let_in_again' | 'imported_list'

export type NewIntroduction = {
  userId: string
  /** Null: the operator. */
  byId: string | null
  role: 'teacher' | 'admin' | 'superadmin'
  door: IntroductionDoor
  at: Date
}

/** Appends who brought somebody in. */
export async function insertIntroductions(tx: Tx, introduced: readonly NewIntroduction[]): Promise<void> {
  if (introduced.length === 0) return
  await tx
    .insertInto('introductions')
    .values(
      introduced.map(({ userId, byId, role, door, at }) => ({
        ...{ user_id: userId, by_id: byId, role, door, introduced_at: at },
      })),
    )
    .execute()
}

const Introducer = z.object({
  by_id: z.string().nullable(),
  door: z.enum([
    'opened_account',
    'allowed_address',
    'gave_role',
    'approved_claim',
    'let_in_again',
    'imported_list',
  ]),
})

export type Introducer = z.infer<typeof Introducer>

/** Who brought somebody in, each once by each door; null is the operator. */
export function findIntroducers(tx: Tx, userId: string): Promise<Introducer[]> {
  return rows(Introducer)`
    select by_id, door from introductions where user_id = ${userId} group by by_id, door
    order by min(introduced_at), by_id, door`.all(tx)
}

const OfStaff = z.object({
  email: z.string(),
  by_email: z.string().nullable(),
  is_by_superadmin: z.boolean(),
})

/**
 * Who made whom staff, by their addresses. A founder who steps down stays the superadmin who made them. That the operator lets
 * somebody in again is no word about whose account it is.
 */
export function listIntroductionsOfStaff(tx: Tx): Promise<z.infer<typeof OfStaff>[]> {
  return rows(OfStaff)`
    select person.email, maker.email as by_email, coalesce(maker.role = 'superadmin' or (
        select change.new_role from role_history change
        where change.user_id = maker.id and change.changed_at <= introduced.introduced_at
        order by change.changed_at desc, change.id desc limit 1) = 'superadmin', false) as is_by_superadmin
    from introductions introduced join users person on person.id = introduced.user_id
    left join users maker on maker.id = introduced.by_id
    where introduced.role in ('admin', 'superadmin')
      and (introduced.by_id is not null or introduced.door <> 'let_in_again')`.all(tx)
}

/** Who of the staff let an address in with a role. */
export async function findAllower(
  tx: Tx,
  { email, role }: { email: string; role: string },
): Promise<string | null> {
  const found = await tx
    .selectFrom('allowlist_entries')
    .select('allowed_by')
    .where('email', '=', email)
    .where('role', '=', role)
    .executeTakeFirst()
  return found?.allowed_by ?? null
}

const Allower = z.object({ userId: z.string(), byId: z.string() })

/** Who of the staff let the addresses of these teachers in, where somebody else than they themselves did. */
export function findAllowers(tx: Tx, teacherIds: readonly string[]): Promise<z.infer<typeof Allower>[]> {
  return rows(Allower)`
    select person.id as "userId", entry.allowed_by as "byId"
    from users person join allowlist_entries entry on entry.email = person.email and entry.role = 'teacher'
    where person.id = any(${[...teacherIds]}::uuid[]) and entry.allowed_by <> person.id`.all(tx)
}
