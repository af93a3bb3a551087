import type { Random } from '../../../clock.ts'
import type { Tx } from '../../../database/database.ts'
import { admitTeachers, type Admission } from '../admit-teachers.ts'
import { confirmImported, selectWithoutCode } from './import.queries.ts'
import type { ClassroomRow } from './classroom-sheet.ts'
import { createShareLinks } from '../create-share-links.ts'
import type { ImportReport } from './sheet-rows.ts'

export type RoomToConfirm = Pick<ClassroomRow, 'teacherName' | 'teacherEmail' | 'confirmed'> & {
  id: string
  line: number
}

export type ConfirmImported = {
  rooms: RoomToConfirm[]
  report: ImportReport
  at: Date
  random: Pick<Random, 'bytes'>
}

/** Confirms rooms on the word of the charity's own list: their teachers may sign in, each room gets a share code. */
export async function confirmImportedClassrooms(
  tx: Tx,
  { rooms, report, at, random }: ConfirmImported,
): Promise<void> {
  if (rooms.length === 0) return
  const admissions = await admitTeachers(tx, {
    teachers: rooms.map((room) => ({ email: emailOf(room), displayName: room.teacherName ?? '' })),
    at,
    source: 'import',
    emailVerified: false,
  })
  const confirmations = rooms.map((room) => {
    const admission = admissions.get(emailOf(room))
    if (!admission?.admitted) report.notes.push(withoutTeacher(room, admission))
    return {
      id: room.id,
      teacherId: admission?.admitted ? admission.teacherId : null,
      confirmedAt: room.confirmed instanceof Date && room.confirmed < at ? room.confirmed : at,
    }
  })
  await confirmImported(tx, confirmations)
  const withoutCode = await selectWithoutCode(
    tx,
    rooms.map(({ id }) => id),
    at,
  )
  await createShareLinks(tx, { classroomIds: withoutCode, random, at })
  report.confirmed += rooms.length
}

/** The sheet's parser lets no room through as confirmed without an address. */
function emailOf(room: RoomToConfirm): string {
  if (room.teacherEmail === null)
    throw new Error(`line ${room.line} is confirmed without a teacher's address`)
  return room.teacherEmail
}

const hindrances: Record<Extract<Admission, { admitted: false }>['because'], string> = {
  blocked: 'their address is switched off on the allowlist',
  disabled: 'their account is disabled',
  has_another_role: 'their address has an account with another role',
}

function withoutTeacher(room: RoomToConfirm, admission: Admission | undefined): string {
  const because = admission && !admission.admitted ? hindrances[admission.because] : 'they have no account'
  return `line ${room.line}: confirmed, but the teacher can't act yet, because ${because}`
}
