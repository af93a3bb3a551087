import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type GiverLinkMailParams = { giverName: string | null; path: OpenedText }

/** The fresh link by which somebody opens their gifts without an account. */
export function giverLinkMail(
  { giverName, path }: GiverLinkMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      name: giverName,
      paragraphs: [texts.requested],
      action: { label: texts.open, url: `${site.origin}${path}` },
      closing: [texts.notYou, texts.keep],
    },
    site,
    locale,
  )
}

const english = {
  subject: 'Your gifts and receipts',
  heading: 'Your gifts and receipts',
  requested:
    'Here is your link. It opens your gifts, their receipts and your monthly gifts for 90 days, without an account.',
  open: 'Open my gifts',
  notYou: 'If you did not ask for it, you need not do anything: nobody else got it.',
  keep: 'Whoever has this email can open the link. On its page you can end every link that was sent before.',
}

const spanish: typeof english = {
  subject: 'Tus donaciones y recibos',
  heading: 'Tus donaciones y recibos',
  requested:
    'Aquí está tu enlace. Abre tus donaciones, sus recibos y tus donaciones mensuales durante 90 días, sin cuenta.',
  open: 'Ver mis donaciones',
  notYou: 'Si no lo pediste, no tienes que hacer nada: nadie más lo recibió.',
  keep: 'Quien tenga este correo puede abrir el enlace. En su página puedes anular todos los enlaces enviados antes.',
}
