import { teacherPortrait, wholeCredits } from '@tower/contract/learning/badges.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { ReceivedFile } from '../../http/uploads/received-file.ts'
import { saveTeacherPicture } from '../../matching/classrooms/save-teacher-picture.ts'
import { attachFile } from '../../oversight/files/attach-file.ts'
import { keepFile } from '../../oversight/files/keep-file.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { addressOf } from './address-of.ts'
import { selectItemForShare, type ItemRow } from './items.queries.ts'
import { holdLook, noPhoto, updateLook } from './looks.queries.ts'
import { isOwned } from './owned.queries.ts'
import { readTeacherLook, type TeacherLook } from './read-marketplace.ts'

/** A teacher shows an avatar beside their name, or with none nothing. A photo that stood there, or waits for staff, goes. */
export function wearAvatar(
  { database, clock }: Services,
  { actor, avatarId }: { actor: Actor; avatarId: string | null },
): Promise<TeacherLook> {
  return database.transaction(async (tx) => {
    const avatar = avatarId === null ? undefined : await getWearable(tx, { actor, avatarId })
    const pictureUrl = avatar ? addressOf(avatar) : null
    const look = { teacherId: actor.userId, at: clock.now() }
    const { photo_file_id: photo, waiting_file_id: waiting } = await holdLook(tx, look)
    await updateLook(tx, { ...look, look: { ...noPhoto, avatar_id: avatarId } })
    for (const file of [photo, waiting]) if (file !== null) await removeFile(tx, file, look.at)
    await saveTeacherPicture(tx, { ...look, pictureUrl })
    return readTeacherLook(tx, actor.userId)
  })
}

/** A teacher sends a photo. Staff look at it first; until then what stands beside the name stays, and the one that waited goes. */
export async function sendPortrait(
  services: Services,
  { actor, file }: { actor: Actor; file: ReceivedFile },
): Promise<TeacherLook> {
  const rule = teacherPortrait
  const { fileId } = await keepFile(services, { ownerId: actor.userId, rule, file })
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await attachFile(tx, { fileId, ownerId: actor.userId, rule, at })
    const before = await holdLook(tx, { teacherId: actor.userId, at })
    const look = { waiting_file_id: fileId, waiting_since: at, refused_because: null }
    await updateLook(tx, { teacherId: actor.userId, at, look })
    if (before.waiting_file_id !== null) await removeFile(tx, before.waiting_file_id, at)
    return readTeacherLook(tx, actor.userId)
  })
}

/** A teacher shows their badges to others, or hides them. */
export function showBadges(
  { database, clock }: Services,
  { actor, shown }: { actor: Actor; shown: boolean },
): Promise<TeacherLook> {
  return database.transaction(async (tx) => {
    const at = clock.now()
    await holdLook(tx, { teacherId: actor.userId, at })
    await updateLook(tx, { teacherId: actor.userId, at, look: { shows_badges: shown } })
    return readTeacherLook(tx, actor.userId)
  })
}

/** What was unlocked can be worn though it is not offered anymore; of the rest, what is free. */
async function getWearable(
  tx: Tx,
  { actor, avatarId }: { actor: Actor; avatarId: string },
): Promise<ItemRow> {
  const avatar = await selectItemForShare(tx, avatarId)
  if (avatar?.kind !== 'avatar') throw new Refusal('badges.not_found')
  if (await isOwned(tx, { teacherId: actor.userId, itemId: avatarId })) return avatar
  if (!avatar.active) throw new Refusal('badges.switched_off')
  if (wholeCredits(avatar.cost_cents) > 0) throw new Refusal('badges.not_unlocked')
  return avatar
}
