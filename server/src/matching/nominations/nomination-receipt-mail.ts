import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../mail/worded-mails.ts'
import type { OpenedText } from '../../mail/secret-text.ts'

export type NominationReceiptParams = {
  classroomName: string
  /** School, town and state. */
  place: string
  nominators: number
  /** Where others nominate the same classroom. */
  shareUrl: string
  /** The link with which the nomination counts in full; null where it does already. */
  confirmUrl: OpenedText | null
  /** Whether a teacher has confirmed the classroom; mails of before did not say. */
  hasTeacher?: boolean
}

/** What somebody nominated, the link that makes it count in full, and the way for others. */
export function nominationReceiptMail(
  params: NominationReceiptParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { count, bring, action, ...texts } = (locale === 'es' ? spanish : english)(params)
  const { classroomName, confirmUrl, shareUrl } = params
  const values = { classroom: classroomName }
  const { say, list } = sayMail({ mail: 'nomination_receipt', words }, { site, locale, values })
  // What is still to be done comes before what others may do.
  const parts =
    confirmUrl === null
      ? {
          paragraphs: [texts.thanks, texts.counted, bring],
          action: { label: action.share, url: shareUrl },
          closing: list('closing'),
        }
      : {
          paragraphs: [texts.thanks, count],
          action: { label: action.confirm, url: confirmUrl },
          links: [{ label: action.bring, url: shareUrl }],
          closing: list('closing'),
        }
  return renderMail({ subject: say('subject'), heading: texts.heading, ...parts }, site, locale)
}

const english = ({ classroomName, place, nominators, hasTeacher = false }: NominationReceiptParams) => ({
  heading: `You nominated ${classroomName}`,
  thanks: `Thank you! Your nomination of ${classroomName}${place && ` (${place})`} has arrived. ${
    nominators === 1
      ? 'You are the first neighbor behind this classroom.'
      : `${nominators} neighbors now stand behind this classroom.`
  }`,
  count: `One thing is left: open the link and press the button. Then your nomination counts in full ${
    hasTeacher ? 'in the draws' : 'as soon as its teacher confirms the classroom'
  }. The link works once and for ${confirmationLinkHours} hours.`,
  counted: hasTeacher
    ? 'It counts in full in the draws.'
    : 'It counts in full as soon as its teacher confirms the classroom.',
  bring: 'Each neighbor gives the classroom more points. Send this address to other families:',
  action: {
    confirm: 'Count my nomination',
    share: 'The page to share',
    bring: 'Share this page with other families: each neighbor gives the classroom more points',
  },
})

const spanish: typeof english = ({ classroomName, place, nominators, hasTeacher = false }) => ({
  heading: `Nominaste a ${classroomName}`,
  thanks: `¡Gracias! Recibimos tu nominación de ${classroomName}${place && ` (${place})`}. ${
    nominators === 1
      ? 'Eres la primera persona que apoya esta aula.'
      : `Ya son ${nominators} vecinos los que apoyan esta aula.`
  }`,
  count: `Falta un paso: abre el enlace y toca el botón. Así tu nominación contará por completo ${
    hasTeacher ? 'en los sorteos' : 'en cuanto se confirme a una maestra o maestro ahí'
  }. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas.`,
  counted: hasTeacher
    ? 'Cuenta por completo en los sorteos.'
    : 'Contará por completo en cuanto se confirme a una maestra o maestro ahí.',
  bring: 'Cada vecino le da más puntos al aula. Comparte esta dirección con otras familias:',
  action: {
    confirm: 'Contar mi nominación',
    share: 'La página para compartir',
    bring: 'Comparte esta página con otras familias: cada vecino le da más puntos al aula',
  },
})

const words: MailWords<'subject' | 'closing'> = {
  en: {
    subject: 'You nominated {classroom}',
    closing: "If you didn't nominate anyone, you can ignore this email.",
  },
  es: {
    subject: 'Nominaste a {classroom}',
    closing: 'Si no nominaste a nadie, puedes ignorar este correo.',
  },
}

/** What of it a charity words by itself. */
export const nominationReceiptWording: MailWording<NominationReceiptParams> = {
  ...{ mail: 'nomination_receipt', words },
  sample: {
    ...{ classroomName: 'Sample Classroom', place: 'Sample School, Dayton, OH', nominators: 3 },
    ...{ shareUrl: 'https://example.org/t/sample', confirmUrl: null, hasTeacher: true },
  },
}
