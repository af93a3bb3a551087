import type { Call } from '@tower/contract/client.ts'
import type { Texts } from '../../texts/texts.ts'
import { textOf } from '../../ui/form-text.ts'
import { isWrongClassroomId } from './classroom-reference.ts'
import { findRoom, type RoomAnswer } from './find-room.ts'

/** The three fields of the room picker, as a form sent them. */
export type RoomFields = { code: string; resolvedCode: string; id: string }

export type ChosenRoom =
  | { classroomId: string | undefined; problem?: undefined }
  | { problem: string; field: 'share-code' | 'classroom-id'; resolved?: RoomAnswer }

/** Reads the room picker's fields; whatever is missing is empty. */
export function readRoomFields(form: FormData): RoomFields {
  return {
    code: textOf(form, 'code').toUpperCase(),
    resolvedCode: textOf(form, 'resolved_code'),
    id: textOf(form, 'classroom_id'),
  }
}

/**
 * Which room a sent form asks for. A code that was typed but not resolved on the page is resolved now, and
 * an unconfirmed room is refused before any checkout.
 */
export async function chooseRoom(
  call: Call,
  fields: RoomFields,
  texts: Texts['classrooms'],
): Promise<ChosenRoom> {
  if (fields.code !== '' && fields.code !== fields.resolvedCode) {
    const resolved = await findRoom(call, fields.code, texts)
    if (!resolved.room) return { problem: resolved.problem, field: 'share-code', resolved }
    if (!resolved.room.isConfirmed) return { problem: texts.unconfirmedText, field: 'share-code', resolved }
    return { classroomId: resolved.room.id }
  }
  if (isWrongClassroomId(fields.id)) return { problem: texts.wrongId, field: 'classroom-id' }
  return { classroomId: fields.id.toLowerCase() || undefined }
}
