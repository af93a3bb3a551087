import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import type { OpenedText } from '../../mail/secret-text.ts'

export type TicketAnswerParams = {
  ticketId: string
  subject: string
  body: string
  isByNuma: boolean
  /** Where the mail can be answered; null where no mail is taken. */
  replyTo: OpenedText | null
}

/** Tells a teacher what they were answered. It can be answered in the portal, and by mail where mail is taken. */
export function ticketAnswerMail(
  { ticketId, subject, body, isByNuma, replyTo }: TicketAnswerParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const words = locale === 'es' ? spanish : english
  const rendered = renderMail(
    {
      subject: words.subject(subject),
      heading: words.heading,
      paragraphs: [
        isByNuma ? words.byNuma : words.byStaff,
        ...body.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
      ],
      action: {
        label: words.action,
        url: `${site.origin}${paths.teacherSupport}?ticket=${ticketId}`,
      },
      closing: [replyTo === null ? words.inPortal : words.byMail],
    },
    site,
    locale,
  )
  return replyTo === null ? rendered : { ...rendered, replyTo }
}

const english = {
  subject: (subject: string) => `An answer to your ticket: ${subject}`,
  heading: 'You have an answer',
  byStaff: 'Our staff wrote:',
  byNuma: 'NUMA, our assistant, wrote:',
  action: 'Open the ticket',
  inPortal: 'To write back, reply in the portal: this address takes no mail.',
  byMail:
    'To write back, reply to this mail from this address, or in the portal. Files can be attached in the portal.',
}

const spanish: typeof english = {
  subject: (subject) => `Respuesta a tu solicitud: ${subject}`,
  heading: 'Tienes una respuesta',
  byStaff: 'Nuestro equipo escribió:',
  byNuma: 'NUMA, nuestra asistente, escribió:',
  action: 'Abrir la solicitud',
  inPortal: 'Para contestar, responde en el portal: esta dirección no recibe correo.',
  byMail:
    'Para contestar, responde a este correo desde esta dirección, o en el portal. Los archivos se adjuntan en el portal.',
}
