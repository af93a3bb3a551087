import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type GiftMatchedMailParams = {
  /** How much of the slot is of this gift. */
  cents: number
  slotNumber: number
  /** Null where the classroom may not be named. */
  classroomName: string | null
  /** How many gifts the slot is of. */
  gifts: number
}

/** Tells a giver that the shared slot their gift is a part of found its classroom. */
export function giftMatchedMail(
  params: GiftMatchedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const classroom = params.classroomName ?? texts.aClassroom
  const { slotNumber, gifts } = params
  return renderMail(
    {
      subject: texts.subject(classroom),
      heading: texts.subject(classroom),
      paragraphs: [texts.lead(formatUsd(params.cents), slotNumber, gifts), texts.next(classroom)],
      action: {
        label: texts.action(slotNumber),
        url: site.origin + paths.slotStory({ number: String(slotNumber) }),
      },
    },
    site,
    locale,
  )
}

const english = {
  aClassroom: 'a classroom',
  subject: (classroom: string) => `Your gift went to ${classroom}`,
  lead: (amount: string, slot: number, gifts: number) =>
    gifts === 1
      ? `${amount} of your gift filled Sponsor Slot ${slot}. It was matched, and its $800 are in the classroom's budget.`
      : `${amount} of your gift is part of Sponsor Slot ${slot}, paid for by ${gifts} gifts together. It was matched, and its $800 are in the classroom's budget.`,
  next: (classroom: string) => `The teacher of ${classroom} now spends the money, and you can follow it.`,
  action: (slot: number) => `Follow slot ${slot}`,
}

const spanish: typeof english = {
  aClassroom: 'un aula',
  subject: (classroom) => `Tu donación llegó a ${classroom}`,
  lead: (amount, slot, gifts) =>
    gifts === 1
      ? `${amount} de tu donación completaron el cupo de patrocinio ${slot}. Ya se asignó, y sus $800 están en el presupuesto del aula.`
      : `${amount} de tu donación son parte del cupo de patrocinio ${slot}, pagado entre ${gifts} donaciones. Ya se asignó, y sus $800 están en el presupuesto del aula.`,
  next: (classroom) => `El equipo docente de ${classroom} ya puede usar el dinero, y tú puedes seguirlo.`,
  action: (slot) => `Seguir el cupo ${slot}`,
}
