import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type ProspectOfAgeParams = {
  to: 'athlete' | 'guardian'
  /** First name and initial. */
  athlete: string
  /** Whether the athlete has an account to speak from. */
  hasAccount: boolean
}

/** Says who decides on a profile from the 18th birthday on: to the athlete, and to each guardian. */
export function prospectOfAgeMail(
  { to, athlete, hasAccount }: ProspectOfAgeParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const words = texts[to](harmlessName(athlete) ?? texts.child, hasAccount)
  const path = to === 'athlete' ? paths.prospectOwnConsent : paths.prospectConsent
  return renderMail(
    {
      subject: words.subject,
      heading: words.subject,
      paragraphs: words.paragraphs,
      action: { label: words.action, url: site.origin + path },
    },
    site,
    locale,
  )
}

type Words = { subject: string; paragraphs: string[]; action: string }
type Texts = Record<ProspectOfAgeParams['to'], (athlete: string, hasAccount: boolean) => Words> & {
  child: string
}

const english: Texts = {
  child: 'your athlete',
  athlete: () => ({
    subject: 'You are 18: you decide what is shown of you',
    paragraphs: [
      'Until today a parent or guardian decided what our site shows of you. From now on you decide alone.',
      'Nothing changes until you say a first word: what was allowed goes on. You can allow more, less or nothing, part by part, and change it at any time.',
    ],
    action: 'Decide what is shown',
  }),
  guardian: (athlete, hasAccount) => ({
    subject: `${athlete} is 18 and decides now`,
    paragraphs: [
      `From now on ${athlete} decides alone what our site shows. What you allowed goes on until ${athlete} says a first word.`,
      'Until then you can still take back what you allowed. You can’t allow anything new any more.',
      ...(hasAccount
        ? []
        : [`${athlete} has no account with us yet. Please reply to this email so that we can set one up.`]),
    ],
    action: 'Ask for a link to take it back',
  }),
}

const spanish: Texts = {
  child: 'tu atleta',
  athlete: () => ({
    subject: 'Tienes 18 años: tú decides qué se muestra de ti',
    paragraphs: [
      'Hasta hoy tu madre, padre o tutor decidía qué muestra nuestro sitio de ti. Desde ahora decides tú.',
      'Nada cambia hasta que digas tu primera palabra: lo que se permitió sigue. Puedes permitir más, menos o nada, parte por parte, y cambiarlo cuando quieras.',
    ],
    action: 'Decidir qué se muestra',
  }),
  guardian: (athlete, hasAccount) => ({
    subject: `${athlete} tiene 18 años y ahora decide`,
    paragraphs: [
      `Desde ahora ${athlete} decide qué muestra nuestro sitio. Lo que permitiste sigue hasta que ${athlete} diga su primera palabra.`,
      'Hasta entonces puedes retirar lo que permitiste. Ya no puedes permitir nada nuevo.',
      ...(hasAccount
        ? []
        : [`${athlete} todavía no tiene una cuenta. Responde a este correo para que podamos crearla.`]),
    ],
    action: 'Pedir un enlace para retirarlo',
  }),
}
