import { isPercent } from '@tower/contract/learning/tools/goals/units.ts'
import type { FoundMeasure } from './find-measures.ts'
import { sentenceAt, type Sentence } from './split-sentences.ts'

const need =
  /\b(?:struggl\p{L}*|difficult\p{L}*|trouble|hard time|challeng\p{L}*|needs?|weak\p{L}*|concerns?|deficits?|below|not yet|unable|does not|doesn't|cannot|can't|rarely|seldom|inconsistent\p{L}*|lacks?|only|area of need|focus\p{L}*|priority)\b|(?<!\p{L})(?:le cuesta|dificultad|necesita|no puede|todavía no|débil|área de necesidad)(?!\p{L})/iu
const strength =
  /\b(?:strengths?|on grade level|at grade level|grade[- ]level work|mastered|well above|above average|does well|good at|met (?:this|the|his|her) goal|independently (?:and|with) (?:accur|ease))\b|(?<!\p{L})(?:fortalezas?|domina|a nivel de grado)(?!\p{L})/iu
/** What was reached with help is a rung, not where the student stands. */
const withHelp =
  /^[^.;]{0,12}?(?:,? (?:when|if|with|after) [^.;,]{0,30}\b(?:prompt\p{L}*|remind\p{L}*|support\p{L}*|help|assist\p{L}*|cue[ds]?|model\p{L}*|adult|teacher|staff|scaffold\p{L}*)|,? con (?:ayuda|apoyo|recordatorios?))/iu
const withHelpBefore =
  /(?:\b(?:when|with|after|given) [^.;,]{0,30}\b(?:prompt\p{L}*|remind\p{L}*|support\p{L}*|help|assist\p{L}*|cue[ds]?|model)|(?<!\p{L})con (?:ayuda|apoyo))[^.;\d]{0,60}$/iu
/** Time, errors and prompts say how something was done. */
const bySide = /^(?:minutes|seconds|errors|prompts|reminders|missing_assignments)$/

/** How strongly a text tells a number as what the student needs: its own sentence most, then the one before. */
export function needOf({ measure, start, end }: FoundMeasure, sentences: readonly Sentence[]): number {
  const own = sentenceAt(sentences, start)
  const before = sentences[sentences.indexOf(own) - 1]
  const [lead, tail] = [own.words.slice(0, start - own.start), own.words.slice(end - own.start)]
  const share =
    measure.of !== null ? measure.number / measure.of : isPercent(measure.unit) ? measure.number / 100 : 0
  return (
    (need.test(own.words) ? 2 : 0) +
    (before && need.test(before.words) ? 1 : 0) -
    (strength.test(own.words) ? 3 : 0) -
    (share >= 0.8 ? 5 : share >= 0.7 ? 2 : 0) -
    (withHelp.test(tail) || withHelpBefore.test(lead) ? 2 : 0) -
    (bySide.test(measure.unit) ? 1 : 0)
  )
}
