import type { Language } from '@tower/contract/language.ts'
import type { Destination } from '@tower/contract/money/giving.ts'
import { donatePath } from '@tower/contract/money/pledges.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../mail/layout.ts'
import type { OpenedText } from '../../mail/secret-text.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { sayCalendarDay } from '../../say-day.ts'

export type PledgeReminderParams = {
  giverName: string | null
  /** What no gift covers of the installment. */
  openCents: number
  pledgedCents: number
  /** A day of the calendar: `2026-12-31`. */
  dueOn: string
  isPast: boolean
  destination: Destination
  /** Where they see the pledge beside their gifts; none where the link is not for this address. */
  givingPath?: OpenedText | undefined
}

/** A kind word about an installment of what somebody promised. It asks for nothing that was not promised, and says how to stop. */
export function pledgeReminderMail(
  { giverName, openCents, pledgedCents, dueOn, isPast, destination, givingPath }: PledgeReminderParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const [open, pledged] = [formatUsd(openCents), formatUsd(pledgedCents)]
  const day = sayCalendarDay(dueOn, locale)
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.subject,
      name: giverName,
      paragraphs: [texts.thanks(pledged), isPast ? texts.past(open, day) : texts.soon(open, day), texts.ways],
      action: { label: texts.give(open), url: site.origin + donatePath({ destination, cents: openCents }) },
      ...(givingPath !== undefined && { links: [{ label: texts.see, url: site.origin + givingPath }] }),
      closing: [texts.stop],
    },
    site,
    locale,
  )
}

const english = {
  subject: 'About your pledge',
  thanks: (pledged: string) => `Thank you for your pledge of ${pledged}.`,
  soon: (open: string, day: string) => `The next ${open} of it is planned for ${day}.`,
  past: (open: string, day: string) =>
    `${open} of it was planned for ${day} and has not reached us yet. If it is on its way, thank you, and please disregard this email.`,
  ways: 'You can give online, by check or by bank transfer. If the day no longer suits you, answer this email and we’ll find another.',
  give: (open: string) => `Give ${open} now`,
  see: 'See your pledge and your gifts',
  stop: 'A pledge is your word and no debt. Answer this email if you want to change or end it.',
}

const spanish: typeof english = {
  subject: 'Sobre tu compromiso de donación',
  thanks: (pledged) => `Gracias por tu compromiso de donar ${pledged}.`,
  soon: (open, day) => `Los próximos ${open} están previstos para el ${day}.`,
  past: (open, day) =>
    `De esa suma, ${open} estaban previstos para el ${day} y todavía no nos llegan. Si ya van en camino, gracias, y no hagas caso de este correo.`,
  ways: 'Puedes donar en línea, con cheque o por transferencia bancaria. Si la fecha ya no te conviene, responde este correo y buscamos otra.',
  give: (open) => `Donar ${open} ahora`,
  see: 'Ver tu compromiso y tus donaciones',
  stop: 'Un compromiso es tu palabra, no una deuda. Responde este correo si quieres cambiarlo o terminarlo.',
}
