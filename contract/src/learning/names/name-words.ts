import { foldText } from './fold-text.ts'

/** Stand inside names and say nothing of whose they are. */
const particles = listOf(
  'de del la las los el y e da do dos das di van von der den bin ibn al san santa st',
  'mr mrs ms miss mx dr dra sr sra srta don dona senor senora prof profesor profesora maestro maestra',
  'coach teacher jr ii iii iv',
)
/** What tells a school, and what stands in the names of schools; none of it says which. */
const schools = /\b(school|academy|elementary|preschool|kindergarten|college|escuela|colegio|primaria|isd)\b/
const schoolWords = listOf(
  'school schools academy elementary middle high junior senior primary preparatory prep charter magnet public',
  'college center learning community district unified independent isd preschool kindergarten stem arts',
  'science sciences the of for and at in on day international bilingual dual language',
  'escuela escuelas primaria secundaria preparatoria colegio instituto jardin ninos publica bilingue',
)

export type NameWords = {
  /** The words by which somebody is told from others. */
  words: readonly string[]
  /** A name that has none, such as “The School”, is found as a whole. */
  phrase: string | undefined
  /** How somebody is called whose first name looks like none. */
  beginning: NameBeginning | undefined
}

/** Initials, as the `aj` of “A.J. Smith”, or a word that stands before last names elsewhere, as the first of “Van Nguyen”. */
export type NameBeginning = { word: string; isInitials: boolean }

/** Of the particles those that are given names as well. */
const givenParticles = listOf('van von don dona di al bin ibn')
const titles = listOf('mr mrs ms miss mx dr dra sr sra srta coach')

/** The words of a name, folded: each of them alone gives somebody away. */
export function wordsOfName(name: string): NameWords {
  const folded = foldText(name).text
  const isSchool = schools.test(folded)
  const all = folded.split(/[^\p{L}\p{N}']+/u).flatMap((word) => word.replace(/^'+|'+$/g, '') || [])
  const words = all.filter(
    (word) => isTelling(word) && !particles.has(word) && !(isSchool && schoolWords.has(word)),
  )
  return {
    words: [...new Set(words)],
    phrase: words.length > 0 || all.length === 0 ? undefined : folded.trim(),
    beginning: isSchool ? undefined : beginningOf(name, folded),
  }
}

/** Of “AJ Smith” the `aj`, which is written A.J. as well; a list in large letters alone says nothing. */
export function initialsWrittenAsWord(name: string): string | undefined {
  const [family = '', given = ''] = name.split(',')
  const [, written = ''] = /^\s*(\p{Lu}{2})\s/u.exec(`${given} ${family}`) ?? []
  const word = foldText(written).text
  return word !== '' && /\p{Ll}/u.test(name) && !particles.has(word) ? word : undefined
}

function beginningOf(name: string, folded: string): NameBeginning | undefined {
  const written = initialsWrittenAsWord(name)
  if (written !== undefined) return { word: written, isInitials: true }
  const [family = '', given = ''] = folded.split(',')
  const all = `${given} ${family}`.match(/[\p{L}\p{N}']+/gu)?.filter((word) => !titles.has(word)) ?? []
  const others = all.findIndex((word) => !/^\p{Script=Latin}$/u.test(word))
  if (others > 1) return { word: all.slice(0, others).join(''), isInitials: true }
  const [first] = all
  return first !== undefined && all.length > 1 && givenParticles.has(first)
    ? { word: first, isInitials: false }
    : undefined
}

/** One letter of an alphabet is an initial; in other scripts it may be a name. */
const isTelling = (word: string) => [...word].length > 1 || /[^\p{Script=Latin}\p{N}']/u.test(word)

function listOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
