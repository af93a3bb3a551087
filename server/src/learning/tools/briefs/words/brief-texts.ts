import type { Topic } from '../brief.ts'
import type { StepAsk } from '../plan/ask-vague.ts'

export type DayAsk =
  'minutes' | 'half' | 'backwards' | 'overlap' | 'gap' | 'order' | 'end' | 'no_time' | 'no_day' | 'which_day'
export type SectionName =
  | 'day'
  | 'lessons'
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
  /** Before what comes next without a time. */
  then: string
  moreHelpers: string
  notes: { left_out: string; untranslated: string; too_long: string }
}
