import type { EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import type { Services } from '../../services.ts'
import { balanceOf } from '../../money/ledger/read-balance.ts'
import {
  selectKeepsakes,
  selectOwned,
  selectShownEmblem,
  selectSlotsWithout,
  type KeepsakeRow,
  type OwnedRow,
} from './keepsakes.queries.ts'

export type OwnKeepsakes = {
  balanceCents: number
  sold: KeepsakeRow[]
  owned: OwnedRow[]
  slotsWithout: number[]
  emblem: EmblemKey | undefined
}

/** What is sold, and what of it a sponsor has. */
export function listKeepsakes({ database }: Services, userId: string): Promise<OwnKeepsakes> {
  return database.read(async (tx) => ({
    balanceCents: await balanceOf(tx, { kind: 'wallet', ownerId: userId }),
    sold: (await selectKeepsakes(tx)).filter(({ active }) => active),
    owned: await selectOwned(tx, userId),
    slotsWithout: await selectSlotsWithout(tx, userId),
    emblem: await selectShownEmblem(tx, userId),
  }))
}
