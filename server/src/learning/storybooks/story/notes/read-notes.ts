import { capitalize } from '@tower/contract/capitalize.ts'
import { guessLanguage } from '../../../writer/text/guess-language.ts'
import { countWords } from '../check/count-words.ts'
import type { StoryInput, StoryNotice } from '../story.ts'
import { tellEnglish, type Before } from './english-facts.ts'
import type { Fact } from './fact.ts'
import { kindOf, toneOf } from './fact-kinds.ts'
import { reasonToLeaveOut } from './leave-out.ts'
import { replaceNames } from './replace-names.ts'
import { splitLong } from './split-long.ts'
import { splitNotes } from './split-notes.ts'
import { tellSpanish } from './spanish-facts.ts'

export type ReadNotes = { facts: readonly Fact[]; notices: readonly StoryNotice[] }

/** Notes may be a book of their own: a story of twelve pages is made of so many of its lines at most. */
const mostLines = 400

/** What the notes say happened, and what of them the book won’t tell. */
export function readNotes(input: Pick<StoryInput, 'notes' | 'language'>): ReadNotes {
  const facts: Fact[] = []
  const notices: StoryNotice[] = []
  const named = new Set<string>()
  const seen = new Set<string>()
  const usual = guessLanguage(input.notes)
  let before: Before = { byClass: true }
  for (const line of splitNotes(input.notes).slice(0, mostLines)) {
    const reason = reasonToLeaveOut(line) ?? otherLanguage(line, usual, input)
    if (reason !== undefined) {
      notices.push({ kind: reason, quote: line })
      continue
    }
    const { text, names } = replaceNames(line, input.language, seen)
    for (const name of names) named.add(name)
    const told = splitLong(text.replace(/\s?\([^()]*\)/g, ''), input.language).map((part) => {
      const one = input.language === 'en' ? tellEnglish(part, before) : tellSpanish(part, before)
      before = { byClass: one?.byClass ?? false, sentence: one?.sentence ?? '' }
      return one === undefined ? one : { ...one, sentence: nameAgain(one.sentence, facts) }
    })
    if (told.some((one) => one === undefined)) notices.push({ kind: 'not_understood', quote: line })
    facts.push(...told.flatMap((one) => (one === undefined ? [] : [factOf(one.sentence, input)])))
  }
  const replaced = [...named].map((quote): StoryNotice => ({ kind: 'name_replaced', quote }))
  return { facts: withoutRepeats(facts), notices: [...replaced, ...notices] }
}

const grownUp =
  /\b(?:our|the) (?:bus driver|custodian|librarian|firefighter|ranger|zookeeper|principal|coach|chef|gardener|guide|crossing guard)\b/i

const pet =
  /\b(?:our|the) (?:class )?(?:hamster|rabbit|bunny|fish|turtle|guinea pig|gecko|lizard|snake|frog|puppy|dog|cat|bird|chick)\b/i

/** “She honked” after a sentence about a grown-up is no friend of the class. */
function nameAgain(sentence: string, before: readonly Fact[]): string {
  const said = [before.at(-1), before[0]].map((fact) => fact?.sentence ?? '')
  const who = said.map((text) => grownUp.exec(text) ?? pet.exec(text)).find((found) => found !== null) ?? null
  if (who === null) return sentence
  const again = who[0].toLowerCase()
  return sentence
    .replace(/^Our friend\b/, capitalize(again))
    .replace(/^(On \w+day, )our friend\b/, `$1${again}`)
}

/** What speaks of the sentence before it. */
const follows =
  /^(?:It|They|This|That|These|Those|Nobody|Nadie|Lo|(?:La|Los|Las) (?=\p{L}+(?:mos|ron)(?!\p{L}))|Les|Se \p{L}+(?:ó|ron)\b)(?!\p{L})/u

function factOf(sentence: string, { language }: Pick<StoryInput, 'language'>): Fact {
  return {
    sentence,
    kind: kindOf(sentence, language),
    tone: toneOf(sentence),
    follows: follows.test(sentence) && toneOf(sentence) !== 'joy',
  }
}

function otherLanguage(
  text: string,
  usual: string | undefined,
  { language }: Pick<StoryInput, 'language'>,
): StoryNotice['kind'] | undefined {
  const guess = guessLanguage(text) ?? (countWords(text) < 4 ? usual : undefined)
  return guess !== undefined && guess !== language ? 'other_language' : undefined
}

function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const said = new Set<string>()
  return facts.filter(({ sentence }) => !said.has(sentence.toLowerCase()) && said.add(sentence.toLowerCase()))
}
