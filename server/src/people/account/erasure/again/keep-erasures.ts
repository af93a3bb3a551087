import { dayMs } from '@tower/contract/durations.ts'
import { retention } from '@tower/contract/retention.ts'
import type { Tx } from '../../../../database/database.ts'
import type { Traces } from '../../../../personal-parts.ts'
import type { Services } from '../../../../services.ts'
import { marksOf } from './erasure-marks.ts'
import { insertErasure, insertMissed, selectErasures, type KeptErasure } from './erasures.queries.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'

export type { KeptErasure }

/** Who is erased, where it is not whoever the account belongs to. */
export type Subject = { kind: 'athlete' | 'donor'; id: string } | { kind: 'address' }

/** Writes down that somebody was erased, so that they can be erased again if they come back with a backup. */
export async function keepErasure(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { userId, addresses, names, at }: Traces,
  subject: Subject | undefined,
): Promise<void> {
  const marks = marksOf(config)
  const known = addresses.filter((address) => !isNobodys(address))
  await insertErasure(tx, {
    erased_at: at,
    kind: subject?.kind ?? 'person',
    subject_id: subject === undefined ? userId : 'id' in subject ? subject.id : null,
    address_marks: known.map((address) => marks.ofAddress(address)),
    name_marks: names.map((name) => marks.ofName(name)),
    key_mark: marks.key,
  })
}

/** Everybody who was erased and whom a backup may still hold. */
export const listErasures = (tx: Tx): Promise<KeptErasure[]> => selectErasures(tx)

/**
 * After a restore: who was erased since that backup waits to be erased again. Answers how many they are. A database forgets them
 * in time, and does not miss those: whoever came again under the same address since is not erased.
 */
export function awaitErasures(tx: Tx, erasures: readonly KeptErasure[], at: Date): Promise<number> {
  const from = at.getTime() - retention.erasedMarks.days * dayMs
  return insertMissed(
    tx,
    erasures.filter(({ erased_at: erased }) => erased.getTime() > from),
    at,
  )
}
