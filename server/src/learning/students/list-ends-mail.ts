import { retention } from '@tower/contract/retention.ts'
import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type ListEndsMailParams = { students: number }

/** Tells a teacher, two weeks before, who leaves the class list with the school year. No child is named. */
export function listEndsMail(
  { students }: ListEndsMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.subject,
      paragraphs: [texts.leaving(students), texts.keep, texts.back],
      action: { label: texts.action, url: `${site.origin}${paths.teacherTools}?tab=class-list` },
    },
    site,
    locale,
  )
}

const english = {
  subject: 'Your class list ends on July 1',
  leaving: (count: number) =>
    count === 1
      ? 'The school year ends on June 30. On July 1 one student leaves your class list.'
      : `The school year ends on June 30. On July 1 ${count} students leave your class list.`,
  keep: 'Do you teach them again? Click “Keep all” on your class list, or keep single students. Otherwise you don’t have to do anything.',
  back: `For ${retention.classLists.days} days, students who left can come back. Then the names are deleted, together with what the tools wrote about them.`,
  action: 'Open your class list',
}

const spanish: typeof english = {
  subject: 'Tu lista de clase termina el 1 de julio',
  leaving: (count) =>
    count === 1
      ? 'El año escolar termina el 30 de junio. El 1 de julio un alumno sale de tu lista de clase.'
      : `El año escolar termina el 30 de junio. El 1 de julio ${count} alumnos salen de tu lista de clase.`,
  keep: '¿Les darás clase otra vez? Toca “Conservar a todos” en tu lista, o conserva solo a algunos. Si no, no tienes que hacer nada.',
  back: `Durante ${retention.classLists.days} días quien salió puede volver. Después se borran los nombres y lo que las herramientas escribieron sobre ellos.`,
  action: 'Abrir tu lista de clase',
}
