import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type AddressTrace, countTraces } from '../../address-traces.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { mentions, redacted, wordsPattern } from '../../database/redact-text.ts'
import type { Traces } from '../../personal-parts.ts'
import { wholeDonors } from './pledge-donor.queries.ts'

/**
 * What somebody promised goes with them: it is no money, and their gifts stay without it. It is done before their donor loses the
 * address by which it is found.
 */
export async function erasePledges(
  tx: Tx,
  { userId, addresses }: Pick<Traces, 'userId' | 'addresses'>,
): Promise<void> {
  await sql`delete from pledges where donor_id in ${wholeDonors(userId, addresses)}`.execute(tx)
}

/** Takes their words out of what staff wrote about the pledges of others. */
export async function redactPledges(tx: Tx, traces: Traces): Promise<void> {
  const pattern = wordsPattern(traces)
  if (pattern === undefined) return
  const columns = ['note', 'ended_reason'] as const
  const sides: Partial<Record<(typeof columns)[number], RawBuilder<string>>> = {}
  for (const column of columns) sides[column] = redacted(column, pattern)
  await tx
    .updateTable('pledges')
    .set(sides)
    .where((eb) => eb.or(columns.map((column) => mentions(column, pattern))))
    .execute()
}

/** Pledges of whoever has an address and no account. */
export function findPledgesUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(
    tx,
    'pledges',
    sql`select donor.display_name as name from donors donor join pledges pledge on donor_heir(pledge.donor_id) = donor.id
      where donor.email = ${email}`,
  )
}

const Exported = z.object({
  number: z.number(),
  amount_cents: z.number(),
  destination: z.string(),
  rhythm: z.string(),
  note: z.string().nullable(),
  entered_at: z.date(),
  ended_at: z.date().nullable(),
  ended_reason: z.string().nullable(),
  installments: z.array(z.object({ due_on: z.string(), amount_cents: z.number(), paid_cents: z.number() })),
})

/** What a person promised, for their file. */
export function exportPledges(tx: Tx, userId: string): Promise<z.infer<typeof Exported>[]> {
  return rows(Exported)`
    select pledge.number, pledge.amount_cents, pledge.destination, pledge.rhythm, pledge.note, pledge.entered_at, pledge.ended_at, pledge.ended_reason,
      (select json_agg(json_build_object('due_on', to_char(due_on, 'YYYY-MM-DD'), 'amount_cents', amount_cents,
          'paid_cents', paid_cents) order by due_on)
        from pledge_standings standing where standing.pledge_id = pledge.id) as installments
    from donors donor join pledges pledge on donor_heir(pledge.donor_id) = donor.id
    where donor.user_id = ${userId} order by pledge.entered_at, pledge.id`.all(tx)
}
