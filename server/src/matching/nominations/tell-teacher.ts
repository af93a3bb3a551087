import { hourMs } from '@tower/contract/durations.ts'
import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { isQueued } from '../../mail/queue-mail.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import { SecretText } from '../../mail/secret-text.ts'
import type { Services } from '../../services.ts'
import { findClassroom, type Classroom } from '../classrooms/find-classroom.ts'
import { confirmationTokenHash, drawConfirmationToken } from './confirmation-token.ts'
import { insertConfirmationRequest } from './nominations.queries.ts'
import { takeTeacherEmail } from './teacher-email.queries.ts'

export type TellTeacher = { teacherNominationId: string; at: Date }

/**
 * Writes to the teacher whose address a neighbor gave, in that neighbor's name, once however many neighbors give it: the link
 * confirms the classroom as one asked for does. Only a neighbor with a proven mailbox has this sent. A classroom that has its
 * teacher asks for none.
 */
export async function tellTeacher(
  services: Services,
  tx: Tx,
  { teacherNominationId, at }: TellTeacher,
): Promise<void> {
  const named = await takeTeacherEmail(tx, teacherNominationId)
  if (!named) return
  const dedupeKey = `teacher-nominated:${named.teacherEmail}`
  const classroom = await findClassroom(tx, named.classroomId)
  if (!classroom || classroom.confirmedAt !== null || (await isQueued(tx, dedupeKey))) return
  const { teacherEmail: email, teacherLocale: locale } = named
  await queueSealedMail(services, tx, {
    ...{ dedupeKey, to: email, template: 'teacher_nominated', locale },
    params: {
      nominatorName: named.nominatorName,
      classroomName: classroom.name,
      url: await openConfirmation(services, tx, { classroom, email, locale, at }),
    },
  })
}

type OpenConfirmation = { classroom: Classroom; email: string; locale: Language; at: Date }

async function openConfirmation(
  services: Services,
  tx: Tx,
  { classroom, email, locale, at }: OpenConfirmation,
): Promise<SecretText> {
  const token = drawConfirmationToken(services.random)
  await insertConfirmationRequest(tx, {
    ...{ classroomId: classroom.id, email, locale, at },
    teacherDisplayName: classroom.teacherDisplayName ?? classroom.name,
    tokenHash: confirmationTokenHash(token),
    expiresAt: new Date(at.getTime() + confirmationLinkHours * hourMs),
  })
  return new SecretText(`${siteOrigin(services.config)}${paths.confirmClassroom}?token=${token}`)
}
