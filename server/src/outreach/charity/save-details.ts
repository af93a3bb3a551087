import type { Tx } from '../../database/database.ts'
import type { AuditAction } from '../../declared.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import { findDetails, insertDetails, type DetailsRow, type SaidDetails } from './charity.queries.ts'

type SaveDetails = {
  actor: Actor
  before: DetailsRow
  said: SaidDetails
  /** The saving that was on the screen. */
  seenNumber: number
  at: Date
  action: Exclude<Extract<AuditAction, `charity.${string}`>, `charity.${'texts' | 'team' | 'zone'}_${string}`>
  /** Which of it this act can change. */
  names: readonly (keyof SaidDetails)[]
  restores?: number
}

/** Adds a saving after the one that was seen, and writes down what became of what. */
export async function saveDetails(tx: Tx, save: SaveDetails): Promise<DetailsRow> {
  const { actor, before, said, seenNumber, at, action, names, restores } = save
  if (before.number !== seenNumber) throw new Refusal('charity.changed_meanwhile')
  const number = before.number + 1
  const isFirst = await insertDetails(tx, {
    ...{ number, saved_at: at, saved_by: actor.userId, restores: restores ?? null },
    ...valuesOf(said),
  })
  if (!isFirst) throw new Refusal('charity.changed_meanwhile')
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action, targetKind: 'charity', targetId: String(number) },
    details: { ...changesOf(before, said, names), ...(restores === undefined ? {} : { restores }) },
  })
  return findDetails(tx)
}

function valuesOf(said: SaidDetails): SaidDetails {
  const { name, legal_name, ein, address, email, phone, color_day, color_night, logo_url, picture_url } = said
  return { name, legal_name, ein, address, email, phone, color_day, color_night, logo_url, picture_url }
}

function changesOf(before: SaidDetails, after: SaidDetails, names: readonly (keyof SaidDetails)[]) {
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .flatMap((name) => [
        [name, after[name]],
        [`${name}_before`, before[name]],
      ]),
  )
}
