import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type TicketAnswerParams = { ticketId: string; subject: string; body: string; isByNuma: boolean }

/** Tells a teacher what they were answered. It can be answered in the portal. */
export function ticketAnswerMail(
  { ticketId, subject, body, isByNuma }: TicketAnswerParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const words = locale === 'es' ? spanish : english
  return renderMail(
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
      closing: [words.closing],
    },
    site,
    locale,
  )
}

const english = {
  subject: (subject: string) => `An answer to your ticket: ${subject}`,
  heading: 'You have an answer',
  byStaff: 'Our staff wrote:',
  byNuma: 'NUMA, our assistant, wrote:',
  action: 'Open the ticket',
  closing: 'To write back, reply in the portal: this address takes no mail.',
}

const spanish: typeof english = {
  subject: (subject) => `Respuesta a tu solicitud: ${subject}`,
  heading: 'Tienes una respuesta',
  byStaff: 'Nuestro equipo escribió:',
  byNuma: 'NUMA, nuestra asistente, escribió:',
  action: 'Abrir la solicitud',
  closing: 'Para contestar, responde en el portal: esta dirección no recibe correo.',
}
