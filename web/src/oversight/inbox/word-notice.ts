import type { Language } from '@tower/contract/language.ts'
import type { AdminNotification } from '@tower/contract/oversight/inbox.contract.ts'
import type { NoticeKind } from '@tower/contract/oversight/inbox.ts'

export type NoticeTexts = { kinds: Readonly<Record<NoticeKind, string>>; title: string }

/** What is the same in every language: amounts, and the names of requests and of the provider. */
const figures = /\$\d[\d,]*(?:\.\d\d)?|\bRB-\d+|\b(?:pi|re|du|po)_\w+/g

/** Who or what a title begins with. */
const subject = /^(.+?) (?:was nominated$|asks for |would like to )/

/**
 * A notice in the reader's language. The server writes them in English, whoever reads them: elsewhere the kind of the notice has
 * a name of its own, and of the words stays what needs no translation.
 */
export function wordNotice(
  { type, title, message }: Pick<AdminNotification, 'type' | 'title' | 'message'>,
  { kinds, title: inbox }: NoticeTexts,
  language: Language,
): { title: string; message: string } {
  if (language === 'en') return { title, message }
  const named = Object.hasOwn(kinds, type) ? kinds[type as NoticeKind] : inbox
  const [, who] = subject.exec(title) ?? []
  const same = [who?.replace(' of ', ', '), ...(`${title} ${message}`.match(figures) ?? [])]
  return { title: named, message: [...new Set(same)].filter(Boolean).join(' · ') }
}
