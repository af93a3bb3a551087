import type { Call } from '@tower/contract/client.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import type { Texts } from '../../texts/texts.ts'
import { readText, type RoomLookup } from './room-lookup.ts'

export type RequestField = 'room' | 'name' | 'email'

/** What became of a teacher's request for a confirmation link, and what was typed. */
export type RequestAnswer = {
  kind: 'request'
  outcome: 'done' | 'failed'
  problems: Partial<Record<RequestField, string>>
  values: Record<RequestField, string>
}

/** Asks for a teacher's confirmation link, for a page's action. */
export async function sendConfirmationRequest(
  call: Call,
  form: FormData,
  texts: Texts['nominations'],
  findRoomId: RoomLookup,
): Promise<RequestAnswer> {
  const values = {
    room: readText(form, 'room'),
    name: readText(form, 'name'),
    email: readText(form, 'email'),
  }
  const failed = (problems: RequestAnswer['problems']): RequestAnswer => ({
    kind: 'request',
    outcome: 'failed',
    problems,
    values,
  })
  const missing = findMissing(values, texts)
  if (Object.keys(missing).length > 0) return failed(missing)
  const found = await findRoomId(values.room)
  if ('problem' in found) return failed({ room: found.problem })
  try {
    const body = {
      classroom_id: found.id,
      teacher_display_name: values.name,
      teacher_edu_email: values.email,
    }
    await call(nominationEndpoints.requestConfirmation, { body })
    return { kind: 'request', outcome: 'done', problems: {}, values }
  } catch (error) {
    if (!isCallError(error)) throw error
    const refused: Readonly<Record<string, string>> = texts.refused
    const words = error.code ? refused[error.code] : undefined
    return failed(words ? { [error.code === 'nominations.not_edu' ? 'email' : 'room']: words } : {})
  }
}

function findMissing(
  values: RequestAnswer['values'],
  texts: Texts['nominations'],
): RequestAnswer['problems'] {
  return {
    ...(values.room === '' ? { room: texts.roomRequired } : {}),
    ...(values.name === '' ? { name: texts.request.nameRequired } : {}),
    ...(values.email === '' ? { email: texts.request.emailRequired } : {}),
  }
}
