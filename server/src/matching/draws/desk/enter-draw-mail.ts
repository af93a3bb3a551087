import type { Language } from '@tower/contract/language.ts'
import type { AskedReason } from '@tower/contract/matching/draw-desk.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../../mail/worded-mails.ts'

export type EnterDrawMailParams = { classroomName: string; reason: AskedReason; portalUrl: string }

/** Asks a teacher for the one thing that keeps their classroom out of the draws. */
export function enterDrawMail(
  { classroomName, reason, portalUrl }: EnterDrawMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const values = { classroom: classroomName }
  const { say, list } = sayMail({ mail: 'enter_draw', words }, { site, locale, values })
  const asked = reason === 'not_nominated' ? texts.not_nominated : texts.unconfirmed
  return renderMail(
    {
      subject: say('subject'),
      heading: texts.heading(classroomName),
      paragraphs: [...list('opening'), asked.words],
      closing: list('closing'),
      action: { label: asked.action, url: portalUrl },
    },
    site,
    locale,
  )
}

const english = {
  heading: (classroom: string) => `${classroom} is not in the next draw yet`,
  unconfirmed: {
    words: 'Confirm that you lead the classroom: ask for a confirmation email and open the link in it.',
    action: 'Ask for the confirmation email',
  },
  not_nominated: {
    words:
      'Somebody has to nominate it. Share your link with families and neighbors: one nomination is enough, and more raise the chance.',
    action: 'See your share links',
  },
}

const spanish: typeof english = {
  heading: (classroom) => `${classroom} todavía no está en el próximo sorteo`,
  unconfirmed: {
    words: 'Confirma que estás a cargo del aula: pide un correo de confirmación y abre el enlace que trae.',
    action: 'Pedir el correo de confirmación',
  },
  not_nominated: {
    words:
      'Alguien tiene que nominarla. Comparte tu enlace con familias y vecinos: basta una nominación, y cada una más aumenta la probabilidad.',
    action: 'Ver tus enlaces para compartir',
  },
}

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: 'One step keeps {classroom} out of the draw',
    opening:
      'Each draw matches classrooms with $800 from a sponsor. Yours cannot be drawn until one thing is done.',
    closing: '',
  },
  es: {
    subject: 'A {classroom} le falta un paso para entrar al sorteo',
    opening:
      'Cada sorteo asigna a las aulas $800 de un patrocinio. La tuya no puede salir sorteada hasta que se haga una cosa.',
    closing: '',
  },
}

/** What of it a charity words by itself. */
export const enterDrawWording: MailWording<EnterDrawMailParams> = {
  ...{ mail: 'enter_draw', words },
  sample: {
    ...{ classroomName: 'Sample Classroom', reason: 'not_nominated' },
    portalUrl: 'https://example.org/portal',
  },
}
