import type { MailParams } from '../../src/declared.ts'
import { SecretText, type Queued } from '../../src/mail/secret-text.ts'

type NominationMail =
  | 'nomination_receipt'
  | 'nomination_confirmation'
  | 'classroom_confirmation'
  | 'teacher_nominated'
  | 'classroom_claim'
  | 'classroom_claim_notice'

type Samples = { [Name in NominationMail]: Record<string, Queued<MailParams<Name>>> }

const origin = 'https://tower.test'

/** The mails of nominations and of classrooms that are to be confirmed. */
export const nominationSamples = (classroomName: string): Samples => ({
  nomination_receipt: {
    'to-confirm': {
      classroomName,
      place: 'Lincoln Elementary, Toledo, OH',
      nominators: 4,
      shareUrl: `${origin}/share/RIVERA4`,
      confirmUrl: new SecretText(`${origin}/nominations/confirm?token=9s8d7f`),
    },
    counted: {
      classroomName,
      place: '',
      nominators: 1,
      shareUrl: `${origin}/share/RIVERA4`,
      confirmUrl: null,
    },
  },
  nomination_confirmation: {
    link: { classroomName, url: new SecretText(`${origin}/nominations/confirm?token=9s8d7f`) },
  },
  classroom_confirmation: {
    link: { classroomName, url: new SecretText(`${origin}/classrooms/confirm?token=9s8d7f`) },
  },
  teacher_nominated: {
    neighbor: {
      nominatorName: 'Ana Ruiz',
      classroomName,
      url: new SecretText(`${origin}/classrooms/confirm?token=9s8d7f`),
    },
  },
  classroom_claim: {
    waiting: { outcome: 'waiting', classroomName },
    approved: { outcome: 'approved', classroomName },
    refused: { outcome: 'refused', classroomName, reason: 'The school office does not know this address.' },
  },
  classroom_claim_notice: {
    waiting: { outcome: 'waiting', classroomName },
    approved: { outcome: 'approved', classroomName },
    refused: { outcome: 'refused', classroomName },
  },
})
