import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../../mail/worded-mails.ts'
import { listPartRows, listSlotLinks, type SharePart } from './share-mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type GiftMatchedMailParams = SharePart & {
  giverName?: string | null
  /** Names the gift in the link to its page. */
  followKey?: OpenedText
  /** What of it is in other slots that were matched in one go. */
  others?: SharePart[]
}

/** Tells a giver that the shared slot their gift is a part of found its classroom. */
export function giftMatchedMail(
  params: GiftMatchedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const classroom = params.classroomName ?? texts.aClassroom
  const { cents, slotNumber, gifts, others = [] } = params
  const { say, list } = sayMail({ mail: 'gift_matched', words }, { site, locale, values: { classroom } })
  return renderMail(
    {
      subject: say('subject'),
      heading: texts.heading(classroom),
      name: params.giverName ?? null,
      paragraphs: [texts.lead(formatUsd(cents), slotNumber, gifts), texts.next(classroom)],
      ...listSlotLinks(params, site, locale),
      rows: listPartRows(others, locale),
      closing: list('closing'),
    },
    site,
    locale,
  )
}

const english = {
  aClassroom: 'a classroom',
  heading: (classroom: string) => `Your gift went to ${classroom}`,
  lead: (amount: string, slot: number, gifts: number) =>
    gifts === 1
      ? `${amount} of your gift filled Sponsor Slot ${slot}. It was matched, and its $800 are in the classroom's budget.`
      : `${amount} of your gift is part of Sponsor Slot ${slot}, paid for by ${gifts} gifts together. It was matched, and its $800 are in the classroom's budget.`,
  next: (classroom: string) => `The teacher of ${classroom} now spends the money, and you can follow it.`,
}

const spanish: typeof english = {
  aClassroom: 'un aula',
  heading: (classroom) => `Tu donación llegó a ${classroom}`,
  lead: (amount, slot, gifts) =>
    gifts === 1
      ? `${amount} de tu donación completaron el cupo de patrocinio ${slot}. Ya se asignó, y sus $800 están en el presupuesto del aula.`
      : `${amount} de tu donación son parte del cupo de patrocinio ${slot}, pagado entre ${gifts} donaciones. Ya se asignó, y sus $800 están en el presupuesto del aula.`,
  next: (classroom) =>
    `La maestra o el maestro de ${classroom} ya puede usar el dinero, y tú puedes seguirlo.`,
}

const words: MailWords<'subject' | 'closing'> = {
  en: { subject: 'Your gift went to {classroom}', closing: '' },
  es: { subject: 'Tu donación llegó a {classroom}', closing: '' },
}

/** What of it a charity words by itself. */
export const giftMatchedWording: MailWording<GiftMatchedMailParams> = {
  ...{ mail: 'gift_matched', words },
  sample: {
    ...{ giverName: 'Sample Giver', cents: 3_700, slotNumber: 12 },
    ...{ classroomName: 'Sample Classroom', gifts: 9 },
  },
}
