import { asLanguage } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import type { QueuedMail } from '../../mail/queue-mail.ts'
import type { Matched } from './matches.ts'

/** Where somebody reads their mail, under which name and in which language. */
export type Reader = { email: string; name: string | null; locale: string | null }

/** A mail for the teacher of each match. */
export function listTeacherMails(
  origin: string,
  matched: readonly Matched[],
  people: ReadonlyMap<string, Reader>,
): QueuedMail<'match'>[] {
  return matched.flatMap(({ slot, classroom, match }) => {
    const teacher = people.get(classroom.teacherId)
    if (!teacher) return []
    const mail: QueuedMail<'match'> = {
      dedupeKey: `match:${slot.id}:teacher`,
      to: teacher.email,
      template: 'match',
      locale: asLanguage(teacher.locale),
      params: {
        classroomName: classroom.name,
        slotNumber: slot.number,
        drawUrl: drawUrlOf(origin, match.drawId),
        portalUrl: origin + paths.teacherPortal,
      },
    }
    return [mail]
  })
}

/** One mail for each sponsor, however many of their slots were matched in one go. */
export function listSponsorMails(
  origin: string,
  matched: readonly Matched[],
  people: ReadonlyMap<string, Reader>,
): QueuedMail<'slot_matched'>[] {
  const toBeTold = matched.filter(({ match }) => !match.sponsorKnows)
  const bySponsor = Map.groupBy(toBeTold, (one) => sponsorOf(one, people)?.email)
  return [...bySponsor].flatMap(([email, ofOne]) => {
    const [first] = ofOne.toSorted((one, other) => one.slot.number - other.slot.number)
    const sponsor = first && sponsorOf(first, people)
    if (email === undefined || !sponsor) return []
    const mail: QueuedMail<'slot_matched'> = {
      dedupeKey: `match:${first.slot.id}:sponsor`,
      to: email,
      template: 'slot_matched',
      locale: asLanguage(sponsor.locale),
      params: {
        giverName: sponsor.name,
        slots: ofOne
          .map(({ slot, classroom, match }) => ({
            number: slot.number,
            classroomName: classroom.name,
            drawUrl: drawUrlOf(origin, match.drawId),
          }))
          .sort((one, other) => one.number - other.number),
        portalUrl: origin + paths.sponsorDashboard,
      },
    }
    return [mail]
  })
}

/** A sponsor with an account reads at its address, one without at the address of the checkout. */
function sponsorOf({ donor }: Matched, people: ReadonlyMap<string, Reader>): Reader | undefined {
  const account = donor.user_id ? people.get(donor.user_id) : undefined
  if (account) return account
  return donor.email === null ? undefined : { email: donor.email, name: donor.name, locale: donor.language }
}

function drawUrlOf(origin: string, drawId: string | undefined): string | null {
  return drawId === undefined ? null : origin + paths.draw({ drawId })
}
