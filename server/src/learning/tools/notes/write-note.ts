import { capitalize } from '@tower/contract/capitalize.ts'
import { cutText } from '@tower/contract/cut-text.ts'
import type { Language } from '@tower/contract/language.ts'
import { maxNoteBodyLength, maxNoteSubjectLength } from '@tower/contract/learning/tools.ts'
import { fillTemplate } from './compose/fill-template.ts'
import { readNouns } from './grammar/nouns.ts'
import { fold, wordsOfName } from '../../writer/text/fold.ts'
import { readTokens } from './grammar/tokens.ts'
import type { NounPhrase } from './grammar/word-nouns.ts'
import type { Note, NoteAsk, NoteInput, NoteLine } from './note.ts'
import { cleanLine } from '../../writer/text/clean-text.ts'
import { findOtherChildren } from './points/find-other-children.ts'
import { guessLanguage } from '../../writer/text/guess-language.ts'
import { findWeekdayFaults, readPoints, type ReadPoints } from './points/read-points.ts'

/** Families read a short note; a longer one is written and said to be long. */
const mostWords = 120
const mostWordsOfSentence = 20

/**
 * A note to a child's family, made of what the teacher gave and of the template's own sentences, which say nothing of the child that
 * the teacher didn't. The same input gives the same note; in the other language with the same seed it says the same.
 * Whoever writes it in both reads the points once and hands them in.
 */
export function writeNote(input: NoteInput, points = readPoints(input)): Note {
  const { subject, body, unknownPlaces } = fillTemplate(input, withoutRepeats(points.lines))
  const own = ownSubject(input)
  return {
    // A template may repeat a long name as often as it likes.
    subject: cutText(own?.text ?? subject, maxNoteSubjectLength),
    body: cutText(body, maxNoteBodyLength),
    asks: [
      ...(own?.asks ?? []),
      ...findAsks(input, points),
      ...(countWords(body) > mostWords ? [{ kind: 'shorten_note' as const, quote: '' }] : []),
      ...unknownPlaces.map((place) => ({ kind: 'unknown_place' as const, quote: place })),
    ],
  }
}

function withoutRepeats(lines: readonly NoteLine[]): NoteLine[] {
  const said = new Set<string>()
  return lines.filter(({ en }) => !said.has(en) && said.add(en))
}

/** The subject that the teacher typed, put into the note's language where it is a thing that has a word there. */
function ownSubject(input: NoteInput): { text: string; asks: NoteAsk[] } | undefined {
  const typed = cleanLine(input.subject ?? '')
  if (typed === '') return undefined
  const spoken = guessLanguage(typed)
  const noun = nounOf(typed, input, spoken ?? 'en')
  if (noun === undefined) {
    const isForeign = spoken !== undefined && spoken !== input.language
    return { text: typed, asks: isForeign ? [{ kind: 'translate', quote: typed }] : [] }
  }
  const isIn = (language: Language): boolean =>
    [noun.bare, noun.loose, noun.full].some((words) => fold(words[language]) === fold(typed))
  const isOwn =
    isIn(input.language) || (spoken === input.language && !isIn(input.language === 'en' ? 'es' : 'en'))
  const said = noun.bare[input.language]
  return { text: isOwn || /[\uE000-\uE004]/.test(said) ? typed : capitalize(said), asks: [] }
}

/** The thing that the whole subject names, if it does. */
function nounOf(typed: string, input: NoteInput, language: Language): NounPhrase | undefined {
  const tokens = readTokens(typed)
  const names = wordsOfName(input.student.fullName)
  const reading = { tokens, end: tokens.length, language, names, today: input.today, templateKey: '' }
  return readNouns(reading, 0).find(({ next }) => next === tokens.length)?.value
}

/** Templates that are about the class more than about the child need no word of praise. */
const aboutClass = new Set(['field_trip', 'supplies', 'welcome', 'thanks', 'conference'])

function findAsks(input: NoteInput, { lines, own }: ReadPoints): NoteAsk[] {
  const needsGood = !aboutClass.has(input.template.key ?? '') && !lines.some(({ part }) => part === 'good')
  return [
    ...(lines.length === 0 ? [{ kind: 'no_points' as const, quote: '' }] : []),
    ...(lines.length > 0 && needsGood ? [{ kind: 'good_thing' as const, quote: '' }] : []),
    ...own.flatMap((point): NoteAsk[] => askOf(point, input)),
    ...findWeekdayFaults(input),
    ...findOtherChildren(input),
  ]
}

function askOf({ quote, language, isSentence }: ReadPoints['own'][number], input: NoteInput): NoteAsk[] {
  if (language !== input.language) return [{ kind: 'translate', quote }]
  if (!isSentence) return [{ kind: 'finish_sentence', quote }]
  return countWords(quote) > mostWordsOfSentence ? [{ kind: 'shorten_sentence', quote }] : []
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
