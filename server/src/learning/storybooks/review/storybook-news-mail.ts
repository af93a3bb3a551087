import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

/** What became of a storybook. */
export type StorybookOutcome = 'approved' | 'sent_back' | 'held' | 'named' | 'put_back' | 'taken_off'

export type StorybookNewsParams = {
  outcome: StorybookOutcome
  storybookId: string
  title: string
  /** In the words of staff, where they sent it back or took it off. */
  reason?: string
}

/** What staff decided on a teacher's storybook, or why it is hidden. */
export function storybookNewsMail(
  params: StorybookNewsParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { storybookId, title, reason } = params
  const texts = (locale === 'es' ? spanish : english)[params.outcome]
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.subject,
      paragraphs: [texts.said, ...(reason ? [`“${reason}”`] : []), texts.next],
      rows: [[locale === 'es' ? 'Cuento' : 'Storybook', title]],
      action: {
        label: locale === 'es' ? 'Abrir el cuento' : 'Open the storybook',
        url: `${site.origin}${paths.teacherStorybook({ storybookId })}`,
      },
    },
    site,
    locale,
  )
}

type Words = { subject: string; said: string; next: string }

const english: Record<StorybookOutcome, Words> = {
  approved: {
    subject: 'Your storybook is approved',
    said: 'Our staff read your storybook and approved it.',
    next: 'You can publish it now. Only people who have its address will find it.',
  },
  sent_back: {
    subject: 'Your storybook needs another look',
    said: 'Our staff read your storybook and sent it back to you. They wrote:',
    next: 'Change it and submit it again. Until it is approved it is not published.',
  },
  held: {
    subject: 'Your storybook is hidden for now',
    said: 'Somebody asked us to take your storybook down, so it is hidden. Our staff will look at it next.',
    next: 'You don’t have to do anything. We’ll write to you when they have decided.',
  },
  named: {
    subject: 'Your storybook is hidden for now',
    said: 'We look through published storybooks again whenever a class list changes. Something in this one could tell who a child is, such as a name on your class list, so nobody can read it now.',
    next: 'Open it to see the place. Take it back, replace the words or say that they are not a child’s, and publish it again.',
  },
  put_back: {
    subject: 'Your storybook is shown again',
    said: 'Our staff looked at your storybook and show it again, at the same address.',
    next: 'You can take it back whenever you want: readers can no longer open it.',
  },
  taken_off: {
    subject: 'We took your storybook off',
    said: 'Our staff took your storybook off. Its address no longer works. They wrote:',
    next: 'It is a draft again. Change it and submit it: once it is approved you can publish it.',
  },
}

const spanish: Record<StorybookOutcome, Words> = {
  approved: {
    subject: 'Tu cuento está aprobado',
    said: 'Nuestro equipo leyó tu cuento y lo aprobó.',
    next: 'Ya puedes publicarlo. Solo lo encuentra quien tiene la dirección.',
  },
  sent_back: {
    subject: 'Tu cuento necesita otra revisión',
    said: 'Nuestro equipo leyó tu cuento y te lo devolvió. Escribió:',
    next: 'Cámbialo y envíalo otra vez. Hasta que esté aprobado no se publica.',
  },
  held: {
    subject: 'Tu cuento está oculto por ahora',
    said: 'Alguien nos pidió quitar tu cuento, así que está oculto. Nuestro equipo lo revisa ahora.',
    next: 'No tienes que hacer nada. Te escribimos cuando haya una decisión.',
  },
  named: {
    subject: 'Tu cuento está oculto por ahora',
    said: 'Volvemos a revisar los cuentos publicados cada vez que cambia una lista de la clase. Algo en este podría decir quién es un niño, como un nombre de tu lista, así que ahora nadie puede leerlo.',
    next: 'Ábrelo para ver dónde está. Retíralo, cambia las palabras o indica que no son de un niño, y publícalo otra vez.',
  },
  put_back: {
    subject: 'Tu cuento se ve otra vez',
    said: 'Nuestro equipo revisó tu cuento y lo muestra otra vez, en la misma dirección.',
    next: 'Puedes retirarlo cuando quieras: los lectores dejan de verlo de inmediato.',
  },
  taken_off: {
    subject: 'Quitamos tu cuento',
    said: 'Nuestro equipo quitó tu cuento. Su dirección ya no funciona. Escribió:',
    next: 'Es un borrador otra vez. Cámbialo y envíalo: cuando esté aprobado puedes publicarlo.',
  },
}
