import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { findTeacherByCode } from '../../../matching/classrooms/find-teacher-by-code.ts'
import { Refusal } from '../../../refusal.ts'
import { findTeacher, type Teacher } from './gifts.queries.ts'

/** How a form names the teacher; what was left empty says nothing. */
export type NamedTeacher = {
  teacher_user_id?: string | null | undefined
  teacher_share_code?: string | null | undefined
  teacher_email?: string | null | undefined
}

/** The teacher that a gift of credits is for: the id counts before the code, and the code before the address. */
export async function findRecipient(tx: Tx, named: NamedTeacher, at: Date): Promise<Teacher> {
  const [id, code, email] = [named.teacher_user_id, named.teacher_share_code, named.teacher_email].map(
    (text) => text?.trim() || undefined,
  )
  if (id === undefined && code === undefined && email === undefined)
    throw new Refusal('credits.recipient_missing')
  const teacher = await findNamed(tx, { id, code, email, at })
  if (!teacher) throw new Refusal('credits.teacher_not_found')
  return teacher
}

type Named = Record<'id' | 'code' | 'email', string | undefined> & { at: Date }

async function findNamed(tx: Tx, { id, code, email, at }: Named): Promise<Teacher | undefined> {
  if (id !== undefined) {
    const known = Id.safeParse(id)
    return known.success ? findTeacher(tx, { id: known.data }) : undefined
  }
  if (code !== undefined) {
    const teacherId = await findTeacherByCode(tx, { code: code.toUpperCase(), at })
    return teacherId === undefined ? undefined : findTeacher(tx, { id: teacherId })
  }
  return findTeacher(tx, { email: (email ?? '').toLowerCase() })
}
