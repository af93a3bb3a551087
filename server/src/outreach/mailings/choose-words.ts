import type { Language } from '@tower/contract/language.ts'
import type { MailingWords } from './mailings.queries.ts'

/** A subject and a text, and the language that they are in. */
export type Said = { language: Language; subject: string; text: string }

/** What is written, in each language that is. */
export function listSaid(words: MailingWords): Said[] {
  const both: Said[] = [
    { language: 'en', subject: words.subject_en, text: words.text_en },
    { language: 'es', subject: words.subject_es, text: words.text_es },
  ]
  return both.filter(({ subject }) => subject !== '')
}

/** What somebody who reads a language gets: their own where it is written, else the other. The frame of the mail goes with it. */
export function chooseWords(words: MailingWords, language: string): Said {
  const said = listSaid(words)
  const [first] = said
  const own = said.find((one) => one.language === language) ?? first
  if (!own) throw new Error('a mailing without words was to leave')
  return own
}
