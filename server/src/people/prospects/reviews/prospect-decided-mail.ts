import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type ProspectDecidedParams = {
  of: 'profile' | 'update'
  outcome: ReviewOutcome
  /** First name and initial. */
  athlete: string
  /** None where it is approved. */
  reason?: string
}

/** What staff decided on a profile or on news, for whoever keeps the profile. */
export function prospectDecidedMail(
  { of, outcome, athlete, reason }: ProspectDecidedParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const words = texts[of][outcome](harmlessName(athlete) ?? texts.child)
  return renderMail(
    {
      subject: words.subject,
      heading: words.subject,
      paragraphs: [words.said, ...(reason ? [`“${reason}”`] : [])],
      action: { label: texts.action, url: site.origin + paths.prospectPortal },
    },
    site,
    locale,
  )
}

type Words = { subject: string; said: string }
type Outcomes = Record<ReviewOutcome, (athlete: string) => Words>
type Texts = { profile: Outcomes; update: Outcomes; child: string; action: string }

const english: Texts = {
  child: 'your athlete',
  action: 'Open the profile',
  profile: {
    approved: (athlete) => ({
      subject: `The profile of ${athlete} is on the site`,
      said: 'Our staff approved the profile. Everyone can see it now, as far as a guardian allows.',
    }),
    sent_back: (athlete) => ({
      subject: `Please look at the profile of ${athlete} again`,
      said: 'Our staff looked at the profile and sent it back. Please change it and hand it in again. They wrote:',
    }),
    hidden: (athlete) => ({
      subject: `The profile of ${athlete} is hidden`,
      said: 'Our staff took the profile off the site. You can change it and hand it in again. They wrote:',
    }),
  },
  update: {
    approved: (athlete) => ({
      subject: `Your news of ${athlete} is on the site`,
      said: 'Our staff approved your update. It is shown with the profile.',
    }),
    sent_back: (athlete) => ({
      subject: `About your news of ${athlete}`,
      said: 'Our staff did not put your update on the site. You can write another one. They wrote:',
    }),
    hidden: (athlete) => ({
      subject: `Your news of ${athlete} is hidden`,
      said: 'Our staff took your update off the site. They wrote:',
    }),
  },
}

const spanish: Texts = {
  child: 'tu atleta',
  action: 'Abrir el perfil',
  profile: {
    approved: (athlete) => ({
      subject: `El perfil de ${athlete} ya está en el sitio`,
      said: 'Nuestro equipo aprobó el perfil. Ahora cualquier persona puede verlo, hasta donde lo permite un tutor.',
    }),
    sent_back: (athlete) => ({
      subject: `Revisa otra vez el perfil de ${athlete}`,
      said: 'Nuestro equipo revisó el perfil y lo devolvió. Cámbialo y envíalo de nuevo. Escribió:',
    }),
    hidden: (athlete) => ({
      subject: `El perfil de ${athlete} está oculto`,
      said: 'Nuestro equipo quitó el perfil del sitio. Puedes cambiarlo y enviarlo de nuevo. Escribió:',
    }),
  },
  update: {
    approved: (athlete) => ({
      subject: `Tus novedades de ${athlete} ya están en el sitio`,
      said: 'Nuestro equipo aprobó tu novedad. Se muestra con el perfil.',
    }),
    sent_back: (athlete) => ({
      subject: `Sobre tus novedades de ${athlete}`,
      said: 'Nuestro equipo no puso tu novedad en el sitio. Puedes escribir otra. Escribió:',
    }),
    hidden: (athlete) => ({
      subject: `Tus novedades de ${athlete} están ocultas`,
      said: 'Nuestro equipo quitó tu novedad del sitio. Escribió:',
    }),
  },
}
