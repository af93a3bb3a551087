import type { Call } from '@tower/contract/client.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import type { Texts } from '../../texts/texts.ts'
import { readText, type RoomLookup } from './room-lookup.ts'

/** What became of a nomination. `room` is what is wrong with the named room. */
export type NominationAnswer = {
  kind: 'nomination'
  outcome: 'done' | 'failed' | 'no-hash'
  roomProblem?: string | undefined
  values: { room: string; reason: string }
}

/** Sends a nomination for a page's action. Of the nominator's contact the form holds only the hash. */
export async function sendNomination(
  call: Call,
  form: FormData,
  texts: Texts['nominations'],
  findRoomId: RoomLookup,
): Promise<NominationAnswer> {
  const values = { room: readText(form, 'room'), reason: readText(form, 'reason') }
  const hash = readText(form, 'nominator_hash')
  const failed = (roomProblem?: string): NominationAnswer => ({
    kind: 'nomination',
    outcome: 'failed',
    roomProblem,
    values,
  })
  if (values.room === '') return failed(texts.roomRequired)
  if (hash === '') return { kind: 'nomination', outcome: 'no-hash', values }
  const found = await findRoomId(values.room)
  if ('problem' in found) return failed(found.problem)
  try {
    const body = { classroom_id: found.id, nominator_hash: hash, reason: values.reason || null }
    await call(nominationEndpoints.nominate, { body })
    return { kind: 'nomination', outcome: 'done', values }
  } catch (error) {
    if (!isCallError(error)) throw error
    const refused: Readonly<Record<string, string>> = texts.refused
    return failed(error.code && refused[error.code])
  }
}
