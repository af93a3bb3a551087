import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type ToolResultMailParams = {
  tool: TeacherTool
  /** The same in each language it is there in. */
  texts: readonly { title: string; text: string }[]
}

/** What a tool wrote, mailed to the teacher who had it written. */
export function toolResultMail(
  { tool, texts }: ToolResultMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const words = locale === 'es' ? spanish : english
  return renderMail(
    {
      // Staff and every mailbox on the way list subjects: no child is named in one.
      subject: `${words.subjects[tool]}: ${words.copy}`,
      heading: words.subjects[tool],
      paragraphs: [words.lead, ...texts.flatMap(({ title: head, text }) => [...paragraphsOf(head), ...paragraphsOf(text)])],
      action: { label: words.action, url: `${site.origin}${paths.teacherTools}?tab=history` },
      closing: [words.closing],
    },
    site,
    locale,
  )
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const english = {
  subjects: { 'parent-note': 'Parent note', 'iep-goal': 'IEP goal', 'sub-brief': 'Substitute brief' },
  lead: 'You asked us to send you this. It went to you alone. Read it once more before you pass it on.',
  copy: 'your copy',
  action: 'Open your tools',
  closing: 'We never write to a family ourselves.',
}

const spanish: typeof english = {
  subjects: {
    'parent-note': 'Nota a la familia',
    'iep-goal': 'Meta del IEP',
    'sub-brief': 'Guía para suplentes',
  },
  lead: 'Nos pediste que te enviáramos esto. Solo te llegó a ti. Léelo una vez más antes de compartirlo.',
  copy: 'tu copia',
  action: 'Abrir tus herramientas',
  closing: 'Nosotros nunca le escribimos a una familia.',
}
