import { mostOpenLinks } from '@tower/contract/matching/share-links.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { createShareLink } from './create-share-link.ts'
import { findClassroomForUpdate } from './find-classrooms-for-update.ts'
import { listTeacherClassrooms } from './list-teacher-classrooms.ts'
import { getShareLink } from './list-share-links.ts'
import {
  countOpenLinks,
  findLinkOfRequest,
  updateLinkWords,
  type ShareLinkRow,
} from './listed-links.queries.ts'
import { whoseLinks } from './whose-links.ts'

export type ShareClassroom = {
  actor: Actor
  /** Of staff: for whom. */
  teacherId: string | null | undefined
  classroomId: string | null | undefined
  note: string | null
  requestKey: string | null
}

/** Makes a link that shares a teacher's classroom. The same form sent again answers the link it made. */
export function shareClassroom(services: Services, wish: ShareClassroom): Promise<ShareLinkRow> {
  const { database, clock, random } = services
  return database.transaction(async (tx) => {
    const at = clock.now()
    const { actor, note, requestKey } = wish
    const classroomId = await findShared(tx, wish, at)
    // Locked, so that a form which is sent twice at once finds what it made.
    await findClassroomForUpdate(tx, classroomId)
    const made =
      requestKey === null ? undefined : await findLinkOfRequest(tx, { createdBy: actor.userId, requestKey })
    if (made !== undefined) return getShareLink(tx, { code: made, at })
    if ((await countOpenLinks(tx, { classroomId, at })) >= mostOpenLinks)
      throw new Refusal('share_links.too_many')
    const code = await createShareLink(tx, { classroomId, random, at, createdBy: actor.userId })
    await updateLinkWords(tx, { code, note, requestKey })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'classrooms.link_created' },
      ...{ targetKind: 'classroom', targetId: classroomId, details: { code } },
    })
    return getShareLink(tx, { code, at })
  })
}

async function findShared(tx: Tx, wish: ShareClassroom, at: Date): Promise<string> {
  const teacherId = await whoseLinks(tx, wish)
  const led = await listTeacherClassrooms(tx, { teacherId, at })
  const classroom = wish.classroomId ? led.find(({ id }) => id === wish.classroomId) : led[0]
  if (!classroom) throw new Refusal('share_links.no_classroom')
  return classroom.id
}
