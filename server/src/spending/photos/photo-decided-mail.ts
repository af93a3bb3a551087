import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import type { PhotoOutcome } from '@tower/contract/spending/photos.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type PhotoDecidedParams = {
  outcome: PhotoOutcome
  classroomName: string
  /** Empty where the teacher wrote none. */
  caption: string
  /** None of an approved photo. */
  reason?: string
}

/** What staff decided on a teacher's photo. */
export function photoDecidedMail(params: PhotoDecidedParams, site: MailSite, locale: Language): RenderedMail {
  const { classroomName, caption, reason } = params
  const texts = (locale === 'es' ? spanish : english)[params.outcome](classroomName)
  const words = locale === 'es' ? { caption: 'Pie de foto' } : { caption: 'Caption' }
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.said, ...(reason ? [`“${reason}”`] : []), texts.next],
      rows: caption ? [[words.caption, caption]] : [],
      action: { label: texts.action, url: `${site.origin}${paths.teacherPhotos}` },
    },
    site,
    locale,
  )
}

type Words = { subject: string; heading: string; said: string; next: string; action: string }

const english: Record<PhotoOutcome, (classroom: string) => Words> = {
  approved: (classroom) => ({
    subject: 'Your photo is on the page',
    heading: 'Your photo is on the page',
    said: `Our staff approved your photo of ${classroom}. Sponsors and neighbors see it on your classroom’s pages now.`,
    next: 'You can remove it whenever you want: it is gone from every page at once.',
    action: 'See your photos',
  }),
  rejected: (classroom) => ({
    subject: 'About your photo',
    heading: 'We could not show your photo',
    said: `Our staff looked at your photo of ${classroom} and did not put it on the pages. They wrote:`,
    next: 'You can send another one. Nobody but you and our staff sees this one.',
    action: 'See your photos',
  }),
  taken_down: (classroom) => ({
    subject: 'We took your photo off the pages',
    heading: 'Your photo is off the pages',
    said: `Our staff took your photo of ${classroom} off every page and deleted the picture. They wrote:`,
    next: 'You can send another one.',
    action: 'See your photos',
  }),
}

const spanish: Record<PhotoOutcome, (classroom: string) => Words> = {
  approved: (classroom) => ({
    subject: 'Tu foto ya está en la página',
    heading: 'Tu foto ya está en la página',
    said: `Nuestro equipo aprobó tu foto de ${classroom}. Patrocinadores y vecinos ya la ven en las páginas de tu aula.`,
    next: 'Puedes quitarla cuando quieras: desaparece de todas las páginas de inmediato.',
    action: 'Ver tus fotos',
  }),
  rejected: (classroom) => ({
    subject: 'Sobre tu foto',
    heading: 'No pudimos mostrar tu foto',
    said: `Nuestro equipo revisó tu foto de ${classroom} y no la puso en las páginas. Escribió:`,
    next: 'Puedes enviar otra. Esta solo la ven tú y nuestro equipo.',
    action: 'Ver tus fotos',
  }),
  taken_down: (classroom) => ({
    subject: 'Quitamos tu foto de las páginas',
    heading: 'Tu foto ya no está en las páginas',
    said: `Nuestro equipo quitó tu foto de ${classroom} de todas las páginas y borró la imagen. Escribió:`,
    next: 'Puedes enviar otra.',
    action: 'Ver tus fotos',
  }),
}
