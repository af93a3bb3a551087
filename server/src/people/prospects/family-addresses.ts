import type { Duty } from '@tower/contract/people/duties.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { seesFamilies } from '../identity/accounts/seen-people.ts'

/** The condition that an address is that of an athlete or of somebody who speaks for one, with an account or without. */
const isOfFamily = (email: RawBuilder<unknown>) => sql<SqlBool>`(
  exists (select from prospect_guardians guardian where guardian.email = ${email})
  or exists (select from users family where family.email = ${email} and (family.role in ('athlete', 'guardian')
    or exists (select from prospect_guardians guardian where guardian.user_id = family.id))))`

/**
 * The condition of what came from an address that staff with these duties see; undefined where they see all. `email` names its
 * table: within the condition others have a column of that name.
 */
export function addressShownTo(
  duties: readonly Duty[],
  email: RawBuilder<unknown>,
): RawBuilder<SqlBool> | undefined {
  return seesFamilies(duties) ? undefined : sql<SqlBool>`not ${isOfFamily(email)}`
}

const Answer = z.object({ is_family: z.boolean() })

/** Whether an address is known as that of a family. */
export async function isFamilyAddress(tx: Tx, email: string): Promise<boolean> {
  const { is_family: is } = await rows(Answer)`select ${isOfFamily(sql`${email}::text`)} as is_family`.one(tx)
  return is
}
