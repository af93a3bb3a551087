import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type PortraitDecidedParams =
  { outcome: 'shown' } | { outcome: 'refused' | 'taken_off'; reason: string }

/** What staff decided on the photo that a teacher wants beside their name. */
export function portraitDecidedMail(
  params: PortraitDecidedParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { subject, said, next, action } = (locale === 'es' ? spanish : english)[params.outcome]
  return renderMail(
    {
      ...{ subject, heading: subject },
      paragraphs: [said, ...('reason' in params ? [`“${params.reason}”`] : []), next],
      action: { label: action, url: `${site.origin}${paths.teacherMarketplace}` },
    },
    site,
    locale,
  )
}

type Outcome = PortraitDecidedParams['outcome']
type Words = { subject: string; said: string; next: string; action: string }

const english: Record<Outcome, Words> = {
  shown: {
    subject: 'Your photo is next to your name',
    said: 'Our staff approved your photo. Everyone who opens your share page sees it now, and it appears next to your name in tickets.',
    next: 'You can remove it whenever you want: it is gone at once.',
    action: 'See how you appear',
  },
  refused: {
    subject: 'About your photo',
    said: 'Our staff looked at your photo and did not approve it. The picture is deleted. They wrote:',
    next: 'You can send another one, or choose an avatar.',
    action: 'Choose another picture',
  },
  taken_off: {
    subject: 'We took your photo off your page',
    said: 'Our staff took the photo beside your name off every page and deleted the picture. They wrote:',
    next: 'You can send another one, or choose an avatar.',
    action: 'Choose another picture',
  },
}

const spanish: Record<Outcome, Words> = {
  shown: {
    subject: 'Tu foto ya aparece junto a tu nombre',
    said: 'Nuestro equipo aprobó tu foto. Ya la ve cualquiera que abra tu página para compartir, y aparece junto a tu nombre en tus consultas.',
    next: 'Puedes quitarla cuando quieras: desaparece de inmediato.',
    action: 'Ver cómo apareces',
  },
  refused: {
    subject: 'Sobre tu foto',
    said: 'Nuestro equipo revisó tu foto y no la aprobó. La imagen se borró. Escribió:',
    next: 'Puedes enviar otra o elegir un avatar.',
    action: 'Elegir otra imagen',
  },
  taken_off: {
    subject: 'Quitamos tu foto de tu página',
    said: 'Nuestro equipo quitó de todas las páginas la foto junto a tu nombre y borró la imagen. Escribió:',
    next: 'Puedes enviar otra o elegir un avatar.',
    action: 'Elegir otra imagen',
  },
}
