import { createHash } from 'node:crypto'
import type { Language } from '@tower/contract/language.ts'
import { normalizedContact } from '@tower/contract/matching/nominations.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { harmlessName } from '../../mail/harmless-name.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { ensureShareCode } from '../classrooms/ensure-share-code.ts'
import { holdClassroom, type Classroom } from '../classrooms/find-classroom.ts'
import { openNamedClassroom, type NamedClassroom } from '../classrooms/schools/open-named-classroom.ts'
import { castBallot } from './cast-ballot.ts'
import { ensureDayKey } from './cast-from.ts'
import { countNominators, insertTeacherNomination, placeTeacherNomination } from './nominations.queries.ts'
import { requireSchoolAddress } from './may-be-school-address.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'
import { sendNominationReceipt } from './send-nomination-receipt.ts'
import { tellTeacher } from './tell-teacher.ts'

export type NominateNamedClassroom = {
  /** A classroom that was chosen, or the words for one. */
  named: { classroomId: string } | NamedClassroom
  nominator: { name: string; email: string; locale: Language | undefined }
  /** The teacher's, where the neighbor knows it: the teacher is written to once a mailbox stands behind the nomination. */
  teacherEmail: string | undefined
  reason: string
  address: string | undefined
  actor?: Pick<Actor, 'userId'> | undefined
}

export type NominatedClassroom = {
  classroom: Classroom
  shareCode: string
  nominators: number
  confirmed: number
  needsLink: boolean
}

/**
 * Nominates a classroom by what a neighbor knows of it: it is opened where it isn't there. The ballot is the one that
 * the same address would cast by its hash, so each neighbor counts once, and a repeat brings a new link and no weight.
 */
export async function nominateNamedClassroom(
  services: Services,
  nomination: NominateNamedClassroom,
): Promise<NominatedClassroom> {
  requireNominationsOpen(services)
  requirePlainNames(nomination.named)
  if (nomination.teacherEmail !== undefined) requireSchoolAddress(services, nomination.teacherEmail)
  const at = services.clock.now()
  const dayKey = await ensureDayKey(services, at)
  return services.database.transaction(async (tx) => {
    const classroom = await openNamed(services, tx, { named: nomination.named, at })
    const { nominator, reason, address, actor } = nomination
    const nominatorHash = createHash('sha256').update(normalizedContact(nominator.email)).digest('hex')
    const said = { classroomId: classroom.id, nominatorHash, reason, address, dayKey, actor, at }
    const ballot = await castBallot(services, tx, said)
    const teacherNominationId = await keepForStaff(tx, { nomination, classroom, at })
    const counted = await countNominators(tx, classroom.id)
    const { random } = services
    const shareCode = await ensureShareCode(tx, { classroomId: classroom.id, at, random })
    const { nominators } = counted
    const receipt = { ballot, classroom, nominators, shareCode, ...nominator, at }
    const needsLink = await sendNominationReceipt(services, tx, { ...receipt, teacherNominationId })
    if (teacherNominationId !== undefined && ballot.provenEmail !== null)
      await tellTeacher(services, tx, { teacherNominationId, at })
    return { classroom, shareCode, ...counted, needsLink }
  })
}

async function openNamed(
  { random }: Services,
  tx: Tx,
  { named, at }: Pick<NominateNamedClassroom, 'named'> & { at: Date },
): Promise<Classroom> {
  const id =
    'classroomId' in named ? named.classroomId : (await openNamedClassroom(tx, { ...named, at, random })).id
  const classroom = await holdClassroom(tx, id)
  if (!classroom) throw new Refusal('classrooms.not_found')
  return classroom
}

/** These words stand in a mail to an address that somebody typed, and on the page for others. */
function requirePlainNames(named: NominateNamedClassroom['named']): void {
  if ('classroomId' in named) return
  const { teacherName, place } = named
  const names = 'schoolId' in place ? [teacherName] : [teacherName, place.school, place.city]
  if (/\d/.test(teacherName) || names.some((name) => harmlessName(name) === null))
    throw new Refusal('nominations.name_not_plain')
}

type KeepForStaff = { nomination: NominateNamedClassroom; classroom: Classroom; at: Date }

/**
 * Staff see who nominated, and where: the same teacher's name stands in many towns. Answers the nomination that was written;
 * undefined where the same person made it before.
 */
async function keepForStaff(
  tx: Tx,
  { nomination, classroom, at }: KeepForStaff,
): Promise<string | undefined> {
  const { nominator, reason, teacherEmail } = nomination
  const { id: classroomId, name, school, city, state } = classroom
  const teacherName = classroom.teacherDisplayName ?? name
  const nominated = {
    ...{ nominatorName: nominator.name, nominatorEmail: nominator.email, reason },
    ...{ teacherName, school: school ?? name, classroomId, city, state },
    ...{ teacherEmail, teacherLocale: nominator.locale },
  }
  const placed = await placeTeacherNomination(tx, nominated)
  if (placed !== undefined) return placed
  const kept = await insertTeacherNomination(tx, nominated, at)
  if (kept === undefined) return undefined
  const place = [school, city, state].filter(Boolean).join(', ')
  await notifyStaff(tx, {
    type: 'nomination',
    title: `${name}${place && ` of ${place}`} was nominated`,
    message: `${nominator.name} wrote: “${reason}”`,
    dedupeKey: `nomination:${kept}`,
  })
  return kept
}
