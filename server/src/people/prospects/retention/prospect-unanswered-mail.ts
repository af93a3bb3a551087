import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayCalendarDay } from '../../../say-day.ts'

export type ProspectUnansweredParams = {
  /** First name and initial. */
  athlete: string
  /** The day from which the profile is deleted, as `YYYY-MM-DD`. */
  goneOn: string
}

/** Tells the keeper of a profile that no guardian has answered, and when the profile goes. */
export function prospectUnansweredMail(
  { athlete, goneOn }: ProspectUnansweredParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const day = sayCalendarDay(goneOn, locale)
  const words = texts.words(harmlessName(athlete) ?? texts.child, day)
  return renderMail(
    {
      subject: words.subject,
      heading: words.subject,
      paragraphs: words.paragraphs,
      action: { label: texts.action, url: site.origin + paths.prospectPortal },
    },
    site,
    locale,
  )
}

type Texts = {
  child: string
  action: string
  words: (athlete: string, day: string) => { subject: string; paragraphs: string[] }
}

const english: Texts = {
  child: 'your athlete',
  action: 'Open the profile',
  words: (athlete, day) => ({
    subject: `Nobody has answered for ${athlete} yet`,
    paragraphs: [
      `You began a profile of ${athlete}, and no parent or guardian has said yet whether we may keep and show it.`,
      `We keep nothing of a child for long without that. Unless a parent or guardian answers, we delete the profile on ${day}. Please ask the family, or correct the address you gave.`,
    ],
  }),
}

const spanish: Texts = {
  child: 'tu atleta',
  action: 'Abrir el perfil',
  words: (athlete, day) => ({
    subject: `Nadie ha respondido todavía por ${athlete}`,
    paragraphs: [
      `Empezaste un perfil de ${athlete}, y ninguna madre, padre o tutor ha dicho todavía si podemos guardarlo y mostrarlo.`,
      `Sin eso no guardamos nada de un menor por mucho tiempo. Si nadie responde, borramos el perfil el ${day}. Pregunta a la familia o corrige la dirección que diste.`,
    ],
  }),
}
