import { beginningOfTime, type OrgZones, usualZones } from '@tower/contract/org-zone.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const ZoneRow = z.object({ since_ms: z.number().nullable(), zone: z.string() })

/** The zones that were said, from the first on. */
export async function listZones(tx: Tx): Promise<OrgZones> {
  const found = await rows(ZoneRow)`select zone,
      case when isfinite(since) then (extract(epoch from since) * 1000)::bigint end as since_ms
    from charity_zones order by since`.all(tx)
  return found.map(({ since_ms: since, zone }) => [since ?? beginningOfTime, zone] as const)
}

/** The zones that count: before anybody said one, the usual one. */
export async function readZones(tx: Tx): Promise<OrgZones> {
  const said = await listZones(tx)
  return said[0]?.[0] === beginningOfTime ? said : [...usualZones, ...said]
}

/** Whether the database cuts by a zone of this name, too. */
export async function knowsZone(tx: Tx, zone: string): Promise<boolean> {
  const found = await rows(z.object({ name: z.string() }))`
    select name from pg_timezone_names where name = ${zone}`.first(tx)
  return found !== undefined
}

/** Who says a zone, says it after the other. */
export async function lockZones(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('charity zones', 0))`.execute(tx)
}

export type NewZone = { since: Date | null; zone: string; at: Date; by: string | null }

/** Adds a zone; `since` null: from the beginning of time. */
export async function insertZone(tx: Tx, { since, zone, at, by }: NewZone): Promise<void> {
  await sql`insert into charity_zones (since, zone, said_at, said_by)
    values (coalesce(${since}::timestamptz, '-infinity'), ${zone}, ${at}, ${by})`.execute(tx)
}

/** Whether staff said a zone: then the configuration no longer does. */
export async function didStaffSay(tx: Tx): Promise<boolean> {
  const { said } = await rows(z.object({ said: z.boolean() }))`
    select exists (select from charity_zones where said_by is not null) as said`.one(tx)
  return said
}
