import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../../mail/worded-mails.ts'
import type { GiftMatchedMailParams } from './gift-matched-mail.ts'
import { listPartRows, listSlotLinks } from './share-mail-parts.ts'

/** Tells a giver that the shared slot their gift is a part of is full and waits for a draw. */
export function slotFullMail(params: GiftMatchedMailParams, site: MailSite, locale: Language): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const { cents, slotNumber, gifts, others = [] } = params
  const values = { slot: slotNumber }
  const { say, list } = sayMail({ mail: 'slot_full', words }, { site, locale, values })
  return renderMail(
    {
      subject: say('subject'),
      heading: texts.heading,
      name: params.giverName ?? null,
      paragraphs: [texts.lead(formatUsd(cents), slotNumber, gifts), texts.next],
      ...listSlotLinks(params, site, locale),
      rows: listPartRows(others, locale),
      closing: list('closing'),
    },
    site,
    locale,
  )
}

const english = {
  heading: 'Your gift helped fill a Sponsor Slot',
  lead: (amount: string, slot: number, gifts: number) =>
    gifts === 1
      ? `${amount} of your gift filled Sponsor Slot ${slot}. It holds $800 now.`
      : `${amount} of your gift is in Sponsor Slot ${slot}. ${gifts} gifts together reached its $800.`,
  next: 'It is in the pool for the next public draw. We’ll email you when it finds its classroom.',
}

const spanish: typeof english = {
  heading: 'Tu donación ayudó a completar un cupo de patrocinio',
  lead: (amount, slot, gifts) =>
    gifts === 1
      ? `${amount} de tu donación completaron el cupo de patrocinio ${slot}. Ya tiene $800.`
      : `${amount} de tu donación están en el cupo de patrocinio ${slot}. Entre ${gifts} donaciones se llegó a sus $800.`,
  next: 'Ya está entre los cupos del próximo sorteo público. Te escribiremos cuando encuentre su aula.',
}

const words: MailWords<'subject' | 'closing'> = {
  en: { subject: 'Sponsor Slot {slot} is full, with your gift in it', closing: '' },
  es: { subject: 'El cupo de patrocinio {slot} está completo, con tu donación', closing: '' },
}

/** What of it a charity words by itself. */
export const slotFullWording: MailWording<GiftMatchedMailParams> = {
  ...{ mail: 'slot_full', words },
  sample: { giverName: 'Sample Giver', cents: 3_700, slotNumber: 12, classroomName: null, gifts: 9 },
}
