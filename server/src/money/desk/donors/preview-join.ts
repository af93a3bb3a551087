import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listNotesOf } from './donor-file.queries.ts'
import { type DonorHead, sumDonors } from './donor-head.queries.ts'
import { requireHeads } from './read-donor.ts'

/**
 * What joining a donor into another would do: gifts, slots and what lies towards the next slot move, or two accounts are
 * linked. It asks nobody's lock; joining itself decides anew.
 */
export function previewJoin({ database }: Services, { fromId, intoId }: { fromId: string; intoId: string }) {
  return database.read(async (tx) => {
    const [from] = await requireHeads(tx, fromId)
    const [into] = await requireHeads(tx, intoId)
    if (from.id === into.id) throw new Refusal('giving.donor_same')
    const sides = { from: await readSide(tx, from), into: await readSide(tx, into) }
    const how = howOf(from, into)
    const together = sides.from.progress_cents + sides.into.progress_cents
    const moves = how === 'moves'
    return {
      how,
      ...sides,
      new_slots: moves ? Math.floor(together / slotPriceCents) : 0,
      progress_cents: moves ? together % slotPriceCents : sides.into.progress_cents,
      notes: (await listNotesOf(tx, [from.id])).length,
    }
  })
}

function howOf(from: DonorHead, into: DonorHead): 'moves' | 'links' | 'other_way_round' {
  if (from.account_id === null) return 'moves'
  return into.account_id === null ? 'other_way_round' : 'links'
}

async function readSide(tx: Tx, { id, name, email, account_id: accountId }: DonorHead) {
  const { gifts, given_cents, slots_minted: slots, progress_cents } = await sumDonors(tx, [id])
  return { id, name, email, has_account: accountId !== null, gifts, given_cents, slots, progress_cents }
}
