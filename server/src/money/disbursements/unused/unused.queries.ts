import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Money that nothing asks for any more: of an archived goal, or (without a goal) of a profile that is not shown. */
export type UnusedOf = { prospect_id: string; goal_id: string | null }

/** What lies with a profile that is not shown, or with an archived goal of one that is. */
const unused = sql`
  select prospect.id as prospect_id, case when prospect.status = 'approved' then goal.id end as goal_id,
    prospect.created_at, sum(account.balance_cents)::bigint as cents
  from ledger_accounts account
  left join prospect_goals goal on goal.id = account.owner_id
  join prospects prospect on prospect.id = coalesce(goal.prospect_id, account.owner_id)
  where account.kind = 'prospect_goal' and account.balance_cents > 0
    and (prospect.status <> 'approved' or not goal.is_active)
  group by 1, 2, 3`

export type NewlyUnused = UnusedOf & { id: string; created_at: Date; cents: number }

/** Some of what nobody has noticed yet. */
export async function listNewlyUnused(tx: Tx, limit: number): Promise<NewlyUnused[]> {
  const { rows } = await sql<NewlyUnused>`
    select coalesce(found.goal_id, found.prospect_id) as id, found.* from (${unused}) found
    where not exists (select from unused_money spell where spell.ended_at is null
      and coalesce(spell.goal_id, spell.prospect_id) = coalesce(found.goal_id, found.prospect_id))
    order by 1 limit ${limit}`.execute(tx)
  return rows
}

/** What of a goal or a profile is unused at this moment; undefined where it is wanted again. */
export async function findUnused(
  tx: Tx,
  of: UnusedOf,
): Promise<{ cents: number; created_at: Date } | undefined> {
  const { rows } = await sql<{ cents: number; created_at: Date }>`
    select cents, created_at from (${unused}) found
    where prospect_id = ${of.prospect_id} and goal_id is not distinct from ${of.goal_id}::uuid`.execute(tx)
  return rows[0]
}

/** Notes since when it is unused and when it moves on; answers false where somebody noted it at the same time. */
export async function insertSpell(
  tx: Tx,
  spell: { prospectId: string; goalId: string | null; at: Date; movesAt: Date; toldAt: Date | null },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('unused_money')
    .values({
      prospect_id: spell.prospectId,
      goal_id: spell.goalId,
      began_at: spell.at,
      moves_at: spell.movesAt,
      told_at: spell.toldAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type Spell = UnusedOf & { id: string; moves_at: Date }

/** Spells that are over: due, or of something that is wanted again. */
export async function listOverSpells(tx: Tx, { at, limit }: { at: Date; limit: number }): Promise<Spell[]> {
  const { rows } = await sql<Spell>`
    select spell.id, spell.prospect_id, spell.goal_id, spell.moves_at from unused_money spell
    where spell.ended_at is null and (spell.moves_at <= ${at} or not exists (select from (${unused}) found
      where found.prospect_id = spell.prospect_id and found.goal_id is not distinct from spell.goal_id))
    order by spell.id limit ${limit}`.execute(tx)
  return rows
}

/** Ends a spell; false where it was ended meanwhile. */
export async function endSpell(
  tx: Tx,
  { id, at, movedCents }: { id: string; at: Date; movedCents: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unused_money')
    .set({ ended_at: at, moved_cents: movedCents })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accounts of an athlete with what of each waits for nobody's second look. */
export async function listFreeAccounts(
  tx: Tx,
  prospectId: string,
): Promise<{ goal_id: string | null; cents: number }[]> {
  const { rows } = await sql<{ goal_id: string | null; cents: number }>`
    select goal.id as goal_id, account.balance_cents - coalesce((select sum(amount_cents) from disbursements waiting
      where waiting.state = 'waiting' and waiting.prospect_id = ${prospectId}
        and coalesce(waiting.goal_id, waiting.prospect_id) = account.owner_id), 0)::bigint as cents
    from ledger_accounts account left join prospect_goals goal on goal.id = account.owner_id
    where account.kind = 'prospect_goal' and account.balance_cents > 0
      and (account.owner_id = ${prospectId} or goal.prospect_id = ${prospectId})
    order by account.owner_id`.execute(tx)
  return rows.filter(({ cents }) => cents > 0)
}

export type FamilyMember = { email: string; full_name: string | null; locale: string }

/** Who of a family is told: the athlete and the guardian, and no coach. Where all are erased, nobody is. */
export async function listFamily(tx: Tx, prospectId: string): Promise<FamilyMember[]> {
  const { rows } = await sql<FamilyMember>`
    select distinct person.email, person.full_name, person.locale from prospects prospect
    join users person on person.id = prospect.athlete_id
      or (person.id = prospect.owner_id and person.role in ('athlete', 'guardian'))
      or person.id in (select user_id from prospect_guardians where prospect_id = prospect.id and state = 'confirmed')
    where prospect.id = ${prospectId} and person.erased_at is null and person.disabled_at is null
      and person.email is not null
    order by person.email`.execute(tx)
  return rows
}

/** What a family calls it: the athlete's first name, and the goal's title. */
export async function findNames(tx: Tx, of: UnusedOf): Promise<{ first_name: string; title: string | null }> {
  const { rows } = await sql<{ first_name: string; title: string | null }>`
    select prospect.first_name, goal.title from prospects prospect
    left join prospect_goals goal on goal.id = ${of.goal_id}::uuid where prospect.id = ${of.prospect_id}`.execute(
    tx,
  )
  return rows[0] ?? { first_name: '', title: null }
}
