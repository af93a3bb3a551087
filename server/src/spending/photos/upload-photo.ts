import { dayOf } from '@tower/contract/org-days.ts'
import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { classroomPhoto, mostWaitingPhotos, type PhotoStatement } from '@tower/contract/spending/photos.ts'
import type { Actor } from '../../http/actor.ts'
import type { ReceivedFile } from '../../http/uploads/received-file.ts'
import type { Tx } from '../../database/database.ts'
import { listTeacherClassrooms } from '../../matching/classrooms/list-teacher-classrooms.ts'
import { attachFile } from '../../oversight/files/attach-file.ts'
import { keepFile } from '../../oversight/files/keep-file.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announcePhoto } from './announce-photo.ts'
import { getPhoto } from './list-photos.ts'
import type { PhotoRow } from './listed-photos.queries.ts'
import { countWaiting, findPhotoOfRequest, insertPhoto } from './photos.queries.ts'

export type UploadPhoto = {
  actor: Actor
  file: ReceivedFile
  covers?: readonly Cover[] | undefined
  caption: string
  statement: PhotoStatement | null
  classroomId: string | undefined
  requestKey: string | null
}

/** Keeps a photo of a teacher for staff to look at. The same form sent again answers the photo it made. */
export async function uploadPhoto(services: Services, upload: UploadPhoto): Promise<PhotoRow> {
  const { actor, file, covers, requestKey } = upload
  const before = await services.database.read((tx) => findBefore(tx, upload))
  if (before) return before
  const { fileId } = await keepFile(services, { ownerId: actor.userId, rule: classroomPhoto, file, covers })
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const teacherId = actor.userId
    const classroom = await findClassroom(tx, upload, at)
    const { caption, statement } = upload
    const id = await insertPhoto(tx, {
      ...{ teacherId, classroomId: classroom.id, fileId, caption, statement, requestKey, at },
    })
    // Sent twice at once: the other one made it, and what came with this one goes with the next sweep.
    if (id === undefined) return getPhoto(tx, (await findRequested(tx, upload)) ?? '')
    await attachFile(tx, { fileId, ownerId: teacherId, rule: classroomPhoto, at })
    await notifyStaff(tx, {
      type: 'photo',
      title: `New photos of ${classroom.name}`,
      message: 'A teacher sent photos. They wait for your decision under Review.',
      // One a day of each teacher: the list says how many.
      dedupeKey: `photos:${teacherId}:${dayOf(at)}`,
    })
    await announcePhoto(tx, teacherId)
    return getPhoto(tx, id)
  })
}

/** What the same form made before; refuses what could not be kept anyway, before any byte is stored. */
async function findBefore(tx: Tx, upload: UploadPhoto): Promise<PhotoRow | undefined> {
  const id = await findRequested(tx, upload)
  if (id !== undefined) return getPhoto(tx, id)
  // Counted without a lock: a few more than that by a race tire nobody.
  if ((await countWaiting(tx, upload.actor.userId)) >= mostWaitingPhotos)
    throw new Refusal('photos.too_many_waiting')
  return undefined
}

function findRequested(tx: Tx, { actor, requestKey }: UploadPhoto): Promise<string | undefined> {
  if (requestKey === null) return Promise.resolve(undefined)
  return findPhotoOfRequest(tx, { teacherId: actor.userId, requestKey })
}

async function findClassroom(tx: Tx, { actor, classroomId }: UploadPhoto, at: Date) {
  const led = await listTeacherClassrooms(tx, { teacherId: actor.userId, at })
  const classroom = classroomId === undefined ? led[0] : led.find(({ id }) => id === classroomId)
  if (!classroom) throw new Refusal('photos.no_classroom')
  return classroom
}
