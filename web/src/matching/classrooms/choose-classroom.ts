import type { Call } from '@tower/contract/client.ts'
import type { Texts } from '../../texts/texts.ts'
import { textOf } from '../../ui/form/form-text.ts'
import { isWrongClassroomId } from './classroom-reference.ts'
import { findClassroom, type ClassroomAnswer } from './find-classroom.ts'

/** The three fields of the classroom picker, as a form sent them. */
export type ClassroomFields = { code: string; resolvedCode: string; id: string }

export type ChosenClassroom =
  | { classroomId: string | undefined; problem?: undefined }
  | { problem: string; field: 'share-code' | 'classroom-id'; resolved?: ClassroomAnswer }

/** Reads the classroom picker's fields; whatever is missing is empty. */
export function readClassroomFields(form: FormData): ClassroomFields {
  return {
    code: textOf(form, 'code').toUpperCase(),
    resolvedCode: textOf(form, 'resolved_code'),
    id: textOf(form, 'classroom_id'),
  }
}

/**
 * Which classroom a sent form asks for. A code that was typed but not resolved on the page is resolved now, and
 * an unconfirmed classroom is refused before any checkout.
 */
export async function chooseClassroom(
  call: Call,
  fields: ClassroomFields,
  texts: Texts['classrooms'],
): Promise<ChosenClassroom> {
  if (fields.code !== '' && fields.code !== fields.resolvedCode) {
    const resolved = await findClassroom(call, fields.code, texts)
    if (!resolved.classroom) return { problem: resolved.problem, field: 'share-code', resolved }
    if (!resolved.classroom.isConfirmed)
      return { problem: texts.unconfirmedText, field: 'share-code', resolved }
    return { classroomId: resolved.classroom.id }
  }
  if (isWrongClassroomId(fields.id)) return { problem: texts.wrongId, field: 'classroom-id' }
  return { classroomId: fields.id.toLowerCase() || undefined }
}
