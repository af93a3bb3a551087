import { capitalize } from '@tower/contract/capitalize.ts'
import { startWithVerb, wordFragment } from './english-fragments.ts'
import { nameHeading } from './english-headings.ts'
import { takeDay, takeOpening } from './english-openings.ts'
import { writeOut } from './english-short-forms.ts'
import { nameSubject } from './english-subjects.ts'
import { nameIt, nameThings, nameTime, nameTrip } from './english-things.ts'
import { hasVerb } from './english-verbs.ts'
import { inOurWords, inPast } from './english-voice.ts'
import { lowerFirst } from './letters.ts'
import { isPast } from './past-verbs.ts'

/** A sentence, and whether the class did it: then “they” of the next sentence is the class. */
export type Told = { sentence: string; byClass: boolean }

/** The sentence before: whom it was about. */
export type Before = { byClass: boolean; sentence?: string }

const ofThings =
  /^they (?:were|are|had|have|looked|felt|smelled|fell|tasted|sounded|came|grew|sank|floated)\b/i

/** “The firefighter let us try on the helmets. They sat in the truck.” */
function theyOf(text: string, { sentence = '' }: Before): string {
  return /^they /i.test(text) && /\bus\b/.test(sentence) && !ofThings.test(text)
    ? text.replace(/^they/i, 'we')
    : text
}

/** What a child said stays as it was said. */
const spokenBy =
  /^["“]([^"“”]+)["”],? ((?:said|asked|shouted|whispered|yelled|wondered) (?:one|a|another) (?:\p{Ll}+ )?)(?:student|kid|kiddo|child|boy|girl|friend)[.!]*$/iu

/** The sentence of the class that a line of a teacher’s notes says; nothing where it can’t be one. */
export function tellEnglish(line: string, before: Before = { byClass: true }): Told | undefined {
  const spoken = spokenBy.exec(line.trim())
  if (spoken !== null)
    return { sentence: `“${capitalize(spoken[1] ?? '')}” ${spoken[2] ?? ''}friend.`, byClass: false }
  const plain = writeOut(line)
  const mark = /!\W*$/.test(plain) ? '!' : /: .*\?\W*$/.test(plain) ? '?' : '.'
  const { day, rest } = takeDay(
    plain
      .replace(/[\s.!?,:;]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const opened = takeOpening(rest)
  const clause = wordClause(theyOf(opened.rest, before))
  if (clause === undefined) return undefined
  const lead = day !== undefined ? `On ${day}, ` : opened.lead
  const text = `${lead}${lead === '' ? clause.text : lowerFirst(clause.text)}`
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
  const sentence = joinLast(`${capitalize(spellFirst(text))}${mark}`)
  return isTellable(sentence) ? { sentence, byClass: clause.byClass } : undefined
}

const small = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** “1 team's cracked”: no sentence begins with a figure that is a short word. */
function spellFirst(text: string): string {
  return text.replace(/^(?:[1-9]|10)(?= \p{L})(?! of \d)/u, (found) => small[Number(found)] ?? found)
}

/** “saw jellyfish, touched a star”: the last of two doings needs its “and”. */
function joinLast(sentence: string): string {
  const parts = sentence.split(', ')
  const last = parts.at(-1) ?? ''
  const isVerb = isPast((last.split(' ')[0] ?? '').toLowerCase())
  const before = parts.slice(0, -1).join(', ')
  return isVerb &&
    parts.length > 1 &&
    !/^(?:On|In|First|Next|Then|Finally|Later) ?\w*$/.test(before) &&
    !joinsDoings(last)
    ? `${before}${parts.length > 2 ? ',' : ''} and ${last}`
    : sentence
}

/** “cut and glued” has its “and”; “clay and cardboard” joins things. */
function joinsDoings(last: string): boolean {
  return [...last.matchAll(/\band (?:then )?(\p{L}+)/gu)].some(([, next = '']) => isPast(next.toLowerCase()))
}

type Clause = { text: string; byClass: boolean }

function wordClause(text: string): Clause | undefined {
  return nameAmount(text) ?? nameDoer(text) ?? nameDoing(text)
}

/** What a line was about, or how much there was of it. */
function nameAmount(text: string): Clause | undefined {
  const heading = nameHeading(text)
  if (heading !== undefined) return { text: inOurWords(heading, true), byClass: /^(?:our|we) /.test(heading) }
  const amount = nameSpan(text) ?? nameMuch(text)
  return amount === undefined ? undefined : { text: amount, byClass: false }
}

/** “Spaghetti towers today”, “fractions this week” */
function nameSpan(text: string): string | undefined {
  const [, what, when = ''] = /^(.+?) (today|this week)$/i.exec(text) ?? []
  if (what === undefined || hasVerb(text) || text.split(' ').length < 3) return undefined
  return startWithVerb(text) === undefined
    ? `it was a ${/week/i.test(when) ? 'week' : 'day'} of ${lowerFirst(what)}`
    : undefined
}

/** “Lots of confusion about maps”, “1 hour of silent reading”, “best q: do snakes yawn” */
function nameMuch(text: string): string | undefined {
  const much = /^(?:lots|a lot|tons|plenty) of (\p{L}*[^s\s]) (about .+)$/iu.exec(text)
  if (much !== null) return `there was a lot of ${much[1] ?? ''} ${much[2] ?? ''}`
  const time = /^(\d+ (?:hours?|minutes?)) (?:of )?((?:\p{L}+ )?\p{L}+ing\b.*)$/u.exec(text)
  if (time !== null) return `there was ${time[1] ?? ''} of ${inOurWords(time[2] ?? '', false)}`
  const best = /^(?:the )?best q(?:uestion)?: ([^“”"]+)$/i.exec(text)?.[1]
  return best === undefined ? undefined : `the best question was “${capitalize(best)}?”`
}

function nameDoer(text: string): Clause | undefined {
  const subject = nameSubject(text)
  if (subject === undefined) return undefined
  const told = inOurWords(subject.text, subject.byClass && !/^we\b/i.test(text))
  return { text: inPast(told), byClass: subject.byClass }
}

/** What was done, or was there, where nobody is named. */
function nameDoing(text: string): Clause | undefined {
  const thing = nameTime(text) ?? nameTrip(text) ?? nameIt(text)
  if (thing !== undefined) return { text: inPast(inOurWords(thing, false)), byClass: thing.startsWith('we ') }
  const bare = startWithVerb(text)
  if (bare !== undefined) return { text: inPast(inOurWords(bare, true)), byClass: true }
  const fragment = wordFragment(text) ?? nameThings(text)
  return fragment === undefined ? undefined : { text: inPast(inOurWords(fragment, false)), byClass: false }
}

/** Nothing is left that belongs to notes only. */
function isTellable(sentence: string): boolean {
  const opens = (sentence.match(/[“"]/g) ?? []).length
  const quotes = /["]/.test(sentence)
    ? opens % 2 === 0
    : (sentence.match(/“/g) ?? []).length === (sentence.match(/”/g) ?? []).length
  return (
    quotes &&
    sentence.split(' ').length >= 2 &&
    !/\b(?:I|my|me|yourself|yourselves|students?|kids|kiddos|scholars|standards?|assessments?|curriculum|data|rubric|benchmark|module|i-ready|\w+\d\w*\.\w+|objectives?)\b(?! Spy)|[|{}<>[\]\\^~=_]|\b(\w+) \1\b/iu.test(
      sentence,
    ) &&
    !/\p{Lu}{6,}/u.test(sentence) &&
    !/\b(?:of|with|from|the|an?|mistake on) (?:and|or|but)\b/i.test(sentence) &&
    !/\b(?:and|or|the|a|an|to|of|with|in|at|for|we|was|were)[.!]$/i.test(sentence)
  )
}
