import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { saveTeacherPicture } from '../../../matching/classrooms/save-teacher-picture.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { approveFile } from '../../../oversight/files/approve-file.ts'
import { publicAddress } from '../../../oversight/files/file-address.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { holdLookOf, noPhoto, updateLook, type LookRow } from '../looks.queries.ts'
import type { PortraitDecidedParams } from './portrait-decided-mail.ts'
import { selectMailbox } from './portraits.queries.ts'

export type DecidePortrait = {
  actor: Actor
  teacherId: string
  /** The photo that was seen; another one meanwhile is looked at again. */
  fileId: string
  decision: { outcome: 'shown' } | { outcome: 'refused'; reason: string }
}

/** Staff show a teacher’s photo beside their name, or keep it off; one that is shown they take off in the same way. */
export function decidePortrait({ database, clock }: Services, wish: DecidePortrait): Promise<void> {
  const { actor, teacherId, fileId, decision } = wish
  return database.transaction(async (tx) => {
    if (await isSamePerson(tx, actor, [teacherId])) throw new Refusal('badges.own_portrait')
    const decided = { teacherId, fileId, staffId: actor.userId, at: clock.now() }
    const before = await holdSeen(tx, decided)
    await tellTeacher(tx, before, wish)
    if (decision.outcome === 'shown') await show(tx, before, decided)
    else await refuse(tx, before, { ...decided, reason: decision.reason })
    await writeAudit(tx, {
      ...{ at: decided.at, actorId: actor.userId, action: `badges.portrait_${decision.outcome}` },
      // Why stands with the look, and goes with it: this log keeps what it is told for good.
      ...{ targetKind: 'user', targetId: teacherId },
      details: {},
    })
  })
}

/** The teacher learns what was decided, and why where their photo is not shown. */
async function tellTeacher(tx: Tx, before: LookRow, { teacherId, fileId, decision }: DecidePortrait) {
  const { email, locale } = await selectMailbox(tx, teacherId)
  const params = paramsOf(decision, before.photo_file_id === fileId)
  await queueMail(tx, {
    dedupeKey: `portrait-${params.outcome}:${fileId}`,
    to: email,
    template: 'portrait_decided',
    params,
    locale: asLanguage(locale),
  })
}

function paramsOf(decision: DecidePortrait['decision'], wasShown: boolean): PortraitDecidedParams {
  if (decision.outcome === 'shown') return { outcome: 'shown' }
  return { outcome: wasShown ? 'taken_off' : 'refused', reason: decision.reason }
}

type Decided = { teacherId: string; fileId: string; staffId: string; at: Date }

async function holdSeen(tx: Tx, { teacherId, fileId }: Decided): Promise<LookRow> {
  const look = await holdLookOf(tx, teacherId)
  if (look?.waiting_file_id !== fileId && look?.photo_file_id !== fileId)
    throw new Refusal('badges.portrait_changed')
  return look
}

async function show(tx: Tx, before: LookRow, { teacherId, fileId, staffId, at }: Decided): Promise<void> {
  if (before.waiting_file_id !== fileId) throw new Refusal('badges.portrait_changed')
  await approveFile(tx, { fileId, staffId, at })
  await updateLook(tx, { teacherId, at, look: { ...noPhoto, avatar_id: null, photo_file_id: fileId } })
  if (before.photo_file_id !== null) await removeFile(tx, before.photo_file_id, at)
  await saveTeacherPicture(tx, { teacherId, pictureUrl: publicAddress(fileId, 'whole'), at })
}

/** The picture goes for good: somebody may have had a reason to ask. */
async function refuse(
  tx: Tx,
  before: LookRow,
  { teacherId, fileId, reason, at }: Decided & { reason: string },
): Promise<void> {
  await removeFile(tx, fileId, at)
  const waited = before.waiting_file_id === fileId
  const gone = waited ? { waiting_file_id: null, waiting_since: null } : { photo_file_id: null }
  await updateLook(tx, { teacherId, at, look: { ...gone, refused_because: reason } })
  if (!waited) await saveTeacherPicture(tx, { teacherId, pictureUrl: null, at })
}
