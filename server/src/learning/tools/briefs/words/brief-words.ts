import type { Language } from '@tower/contract/language.ts'
import type { Topic } from '../brief.ts'
import type { StepAsk } from '../plan/ask-vague.ts'
import { enWords } from './en-words.ts'
import { esWords } from './es-words.ts'

export type DayAsk =
  'minutes' | 'half' | 'backwards' | 'overlap' | 'gap' | 'order' | 'end' | 'no_time' | 'no_day' | 'which_day'
export type SectionName =
  | 'day'
  | 'rooms'
  | 'known'
  | 'early'
  | 'pupils'
  | 'leaves'
  | 'needs'
  | 'emergency'
  | 'call'
  | 'leave_behind'
  | 'others'

/** What the page and its questions say; {what}, {from} and {until} are filled in. */
export type BriefWords = {
  title: string
  sections: Record<SectionName, string>
  /** Labels of what shares a section, and of each blank to fill in by hand. */
  blanks: Record<Topic, readonly string[]>
  asks: Record<Topic, string>
  steps: Record<StepAsk, readonly string[]>
  day: Record<DayAsk, string>
  minutes: string
  moreHelpers: string
  notes: { left_out: string; too_long: string }
}

const words: Record<Language, BriefWords> = { en: enWords, es: esWords }

export function briefWords(language: Language): BriefWords {
  return words[language]
}

/** A text with its places filled in. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
