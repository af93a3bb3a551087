import type { AddressTraceKind } from '@tower/contract/people/erasure-by-address.ts'
import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Tx } from './database/database.ts'
import { rows } from './database/rows.ts'

/** What of one kind is kept under an address, and the names that stand beside it. */
export type AddressTrace = { kind: AddressTraceKind; count: number; names: string[] }

const Found = z.object({ count: z.number(), names: z.array(z.string()) })

/** Counts rows that select a `name`, null where there is none; nothing where there are none. */
export async function countTraces(
  tx: Tx,
  kind: AddressTraceKind,
  selected: RawBuilder<unknown>,
): Promise<AddressTrace[]> {
  const found = await rows(Found)`
    select count(*)::int as count, coalesce(array_agg(distinct name) filter (where name <> ''), '{}') as names
    from (${selected}) found`.one(tx)
  return found.count === 0 ? [] : [{ kind, ...found }]
}
