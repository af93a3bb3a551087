import { hourMs } from '@tower/contract/durations.ts'
import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findClassroom } from '../classrooms/find-classroom.ts'
import { confirmationTokenHash, drawConfirmationToken } from './confirmation-token.ts'
import { requireSchoolAddress } from './may-be-school-address.ts'
import { countConfirmationRequests, insertConfirmationRequest } from './nominations.queries.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'
import { SecretText } from '../../mail/secret-text.ts'

export type RequestConfirmation = {
  classroomId: string
  teacherDisplayName: string
  email: string
  locale?: Language | undefined
}

/** However many networks ask, one teacher's mailbox isn't flooded. */
const mostMailsPerHour = 5

/**
 * Mails a single-use link with which the teacher confirms the classroom. The teacher on record gets one as well, whose page
 * says that all is done: by an answer of its own anybody could try out who teaches there.
 */
export async function requestConfirmation(services: Services, request: RequestConfirmation): Promise<void> {
  requireNominationsOpen(services)
  requireSchoolAddress(services, request.email)
  const { locale = 'en' } = request
  const token = drawConfirmationToken(services.random)
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    const classroom = await findClassroom(tx, request.classroomId)
    if (!classroom) throw new Refusal('classrooms.not_found')
    await requireQuietMailbox(tx, request.email, at)
    const requestId = await insertConfirmationRequest(tx, {
      ...request,
      classroomId: classroom.id,
      locale,
      tokenHash: confirmationTokenHash(token),
      at,
      expiresAt: new Date(at.getTime() + confirmationLinkHours * hourMs),
    })
    await queueSealedMail(services, tx, {
      dedupeKey: `confirmation:${requestId}`,
      to: request.email,
      template: 'classroom_confirmation',
      params: {
        classroomName: classroom.name,
        url: new SecretText(`${siteOrigin(services.config)}${paths.confirmClassroom}?token=${token}`),
      },
      locale,
    })
  })
}

async function requireQuietMailbox(tx: Tx, email: string, at: Date): Promise<void> {
  const recent = await countConfirmationRequests(tx, email, new Date(at.getTime() - hourMs))
  if (recent >= mostMailsPerHour) throw new Refusal('request.rate_limited')
}
