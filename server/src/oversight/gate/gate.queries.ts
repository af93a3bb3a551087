import { nobodysName } from '@tower/contract/people/nobody.ts'
import type { GateChannel, GateOutcome } from '@tower/contract/oversight/gate.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Change = z.object({ id: z.number(), owner_id: z.string() })

/** Longer than any transaction that changes names: what it noted shows only once it ended. */
const lookBackSeconds = 900

/** Whose names changed since so many milliseconds, and in the minutes before. */
export function selectChanges(tx: Tx, { sinceMs }: { sinceMs: number }) {
  const seconds = Math.ceil(sinceMs / 1000) + lookBackSeconds
  return rows(Change)`
    select id, owner_id from child_name_changes
    where changed_at > clock_timestamp() - ${seconds}::int * interval '1 second'`.all(tx)
}

const Named = z.object({ ownerId: z.string(), name: z.string(), kind: z.enum(['class', 'athlete']) })

/** The names of all children, or of some class lists and athletes. What stands in place of an erased name is nobody's. */
export function selectNames(tx: Tx, ownerIds?: readonly string[]) {
  const teachers = ownerIds === undefined ? sql`` : sql`where teacher_id = any(${[...ownerIds]})`
  const athletes = ownerIds === undefined ? sql`` : sql`and id = any(${[...ownerIds]})`
  return rows(Named)`
    select teacher_id as "ownerId", full_name as name, 'class' as kind from students ${teachers}
    union all
    select id as "ownerId", first_name || ' ' || last_name as name, 'athlete' as kind from prospects
    where (first_name, last_name) <> (${nobodysName.first}, ${nobodysName.last}) ${athletes}`.all(tx)
}

const Mark = z.object({ id: z.string() })

/** The account of an address. */
export function findAccountOf(tx: Tx, email: string) {
  return rows(Mark)`select id from users where email = ${email}`.first(tx)
}

/** Which of these athletes somebody belongs to: as the athlete, as a guardian, or as whoever keeps the profile. */
export function selectOwnAthletes(
  tx: Tx,
  { athleteIds, userId, email }: { athleteIds: readonly string[]; userId?: string; email?: string },
) {
  return rows(Mark)`
    select prospect.id from prospects prospect
    where prospect.id = any(${[...athleteIds]}) and (
      ${userId ?? null}::uuid in (prospect.owner_id, prospect.athlete_id, prospect.onboarded_by_id)
      or exists (select from prospect_guardians guardian where guardian.prospect_id = prospect.id
        and (guardian.user_id = ${userId ?? null}::uuid or guardian.email = ${email ?? null}::text)))`.all(tx)
}

const Keeper = z.object({
  id: z.string(),
  kind: z.enum(['class', 'athlete']),
  email: z.string().nullable(),
})

/** Whose class lists and profiles these are. */
export function selectListKeepers(tx: Tx, ownerIds: readonly string[]) {
  const ids = [...ownerIds]
  return rows(Keeper)`
    select id, 'class' as kind, email from users where id = any(${ids}) and exists (
      select from students where teacher_id = users.id)
    union all
    select prospect.id, 'athlete' as kind, keeper.email from prospects prospect
    join users keeper on keeper.id = prospect.owner_id where prospect.id = any(${ids})
    order by kind, email`.all(tx)
}

const Called = z.object({ name: z.string() })

/** Which of these names, in small letters, grown-ups with an account bear as well. */
export function selectBorneNames(tx: Tx, names: readonly string[]) {
  return rows(Called)`
    select distinct lower(full_name) as name from users
    where lower(full_name) = any(${[...names]}) and role is distinct from 'athlete' and erased_at is null`.all(
    tx,
  )
}

/** Which of these names, in small letters, stand in the name of a program of ours. */
export function selectProgramNames(tx: Tx, names: readonly string[]) {
  return rows(Called)`
    select distinct asked.name from unnest(${[...names]}::text[]) asked (name)
    join programs program on position(asked.name in lower(concat_ws(' | ', program.name, program.name_es))) > 0`.all(
    tx,
  )
}

/** Under which names, in small letters, whoever reads at an address gave: they typed it themselves, and paid. */
export function selectGiversNames(tx: Tx, email: string) {
  return rows(Called)`
    select lower(display_name) as name from donors
    where email = ${email} and kind = 'person' and user_id is null and display_name is not null`.all(tx)
}

/** Counts what came of something that wanted to leave. */
export async function countLeaving(
  tx: Tx,
  { day, channel, outcome }: { day: string; channel: GateChannel; outcome: GateOutcome },
): Promise<void> {
  const one = { passed: 0, covered: 0, blocked: 0, [outcome]: 1 }
  await tx
    .insertInto('gate_days')
    .values({ day, channel, ...one })
    .onConflict((conflict) =>
      conflict.columns(['day', 'channel']).doUpdateSet({
        passed: sql`gate_days.passed + excluded.passed`,
        covered: sql`gate_days.covered + excluded.covered`,
        blocked: sql`gate_days.blocked + excluded.blocked`,
      }),
    )
    .execute()
}

const Sum = z.object({ channel: z.string(), passed: z.number(), covered: z.number(), blocked: z.number() })

/** What came of everything that left since a day, by channel. */
export function sumDays(tx: Tx, from: string) {
  return rows(Sum)`
    select channel, sum(passed)::int as passed, sum(covered)::int as covered, sum(blocked)::int as blocked
    from gate_days where day >= ${from}::date group by channel`.all(tx)
}
