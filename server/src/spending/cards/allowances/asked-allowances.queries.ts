import { cardMerchants, type CardVendor } from '@tower/contract/spending/cards.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { AskedAct, OutboundAct, Wish } from '../../../outbound-act.ts'

/** What a teacher wants to set aside for a purchase by card. */
export type AskedAllowance = {
  teacherId: string
  purpose: 'one_time_card' | 'session'
  vendor: CardVendor
  program: string | null
  amountCents: number
}

const Owner = z.object({ teacher: z.string(), address: z.string(), had: z.number() })

const had = (purpose: AskedAllowance['purpose']) => sql`(select count(*)::int from card_allowances allowance
  where allowance.teacher_id = teacher.id and allowance.purpose = ${purpose} and allowance.state <> 'failed')`

/** What leaves by it, as it stands now. Each is the next of its teacher, so what was approved is opened once. */
export async function describeAllowance(tx: Tx, asked: AskedAllowance): Promise<OutboundAct | undefined> {
  const { teacherId, purpose, vendor, program, amountCents } = asked
  const owner = await rows(Owner)`
    select coalesce(teacher.full_name, teacher.email) as teacher, teacher.email as address,
      ${had(purpose)} as had
    from users teacher where teacher.id = ${teacherId}`.first(tx)
  if (!owner) return undefined
  const merchant = cardMerchants.find((known) => known.vendor === vendor)?.host ?? vendor
  return {
    kind: 'card',
    subjectId: subjectOf({ teacherId, purpose, place: owner.had + 1 }),
    what: merchant,
    amountCents,
    teacherId,
    // A card is locked to a store that everybody buys from: it is nobody's own, so no sum is kept for it.
    payee: null,
    facts: [
      { name: 'teacher', value: owner.teacher },
      { name: 'address', value: owner.address },
      { name: 'merchant', value: merchant },
      { name: 'use', value: purpose },
    ],
    stamp: JSON.stringify([vendor, program]),
  }
}

type Place = { teacherId: string; purpose: AskedAllowance['purpose']; place: number }

const subjectOf = ({ teacherId, purpose, place }: Place) => `${teacherId}:${purpose}:${place}`

/** What an approval of a teacher's next one-time card is about. */
export async function findNextCard(tx: Tx, teacherId: string): Promise<string> {
  const { had: before } = await rows(z.object({ had: z.number() }))`
    select ${had('one_time_card')} as had from users teacher where teacher.id = ${teacherId}`.one(tx)
  return subjectOf({ teacherId, purpose: 'one_time_card', place: before + 1 })
}

export const wishOf = ({ teacherId, purpose, vendor, program, amountCents }: AskedAllowance): Wish => ({
  ...{ teacherId, purpose, vendor, amountCents: String(amountCents) },
  ...(program !== null && { program }),
})

const Wished = z.object({
  teacherId: z.string(),
  purpose: z.enum(['one_time_card', 'session']),
  vendor: z.enum(['amazon', 'walmart']),
  program: z.string().optional(),
  amountCents: z.coerce.number(),
})

/** What was asked for, as it stands now; nothing once another one was opened in its place. */
export async function readAsked(tx: Tx, { subjectId, wish }: AskedAct): Promise<OutboundAct | undefined> {
  const read = Wished.safeParse(wish)
  if (!read.success) return undefined
  const { program = null, ...wished } = read.data
  const act = await describeAllowance(tx, { ...wished, program })
  return act?.subjectId === subjectId ? act : undefined
}
