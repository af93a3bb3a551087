import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { harmlessName } from '../../mail/harmless-name.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import type { OpenedText } from '../../mail/secret-text.ts'

export type TeacherNominatedParams = {
  /** The neighbor in whose name it is written; one that would be read as a link or a number is left out. */
  nominatorName: string
  classroomName: string
  url: OpenedText
}

/** Tells a teacher, once, that a neighbor nominated the classroom; the link opens the page where the teacher confirms it. */
export function teacherNominatedMail(
  { url, nominatorName, classroomName }: TeacherNominatedParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const said = { neighbor: harmlessName(nominatorName), classroomName, charity: site.name }
  const { action, ...texts } = (locale === 'es' ? spanish : english)(said)
  return renderMail({ ...texts, action: { label: action, url } }, site, locale)
}

type Said = { neighbor: string | null; classroomName: string; charity: string }

const english = ({ neighbor, classroomName, charity }: Said) => ({
  subject: `${neighbor ?? 'A neighbor'} nominated ${classroomName}`,
  heading: `${classroomName} was nominated`,
  paragraphs: [
    `Hello! ${neighbor ?? 'A neighbor'} nominated ${classroomName} with ${charity} and gave us your address. Sponsors pay $800 for a classroom that its community nominated and its teacher confirmed; a public draw decides which.`,
    `Is it yours? Open the link and press the button. It costs nothing, and you commit to nothing. The link works once and for ${confirmationLinkHours} hours; after that, our site sends you a new one.`,
  ],
  action: 'See the classroom',
  closing: [
    "We write this only once. If it isn't your classroom, or you'd rather not take part, you can ignore this email.",
  ],
})

const spanish: typeof english = ({ neighbor, classroomName, charity }) => ({
  subject: `${neighbor ?? 'Alguien de tu comunidad'} nominó a ${classroomName}`,
  heading: `Nominaron a ${classroomName}`,
  paragraphs: [
    `¡Hola! ${neighbor ?? 'Alguien de tu comunidad'} nominó a ${classroomName} en ${charity} y nos dio tu dirección. Los patrocinadores pagan $800 para un aula que su comunidad nominó y que confirmó su maestra o maestro; un sorteo público decide cuál.`,
    `¿Es la tuya? Abre el enlace y toca el botón. No cuesta nada ni te compromete a nada. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas; después, nuestro sitio te manda otro.`,
  ],
  action: 'Ver el aula',
  closing: [
    'Te escribimos esto una sola vez. Si no es tu aula, o prefieres no participar, puedes ignorar este correo.',
  ],
})
