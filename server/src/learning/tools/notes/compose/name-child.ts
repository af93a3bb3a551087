import type { Language } from '@tower/contract/language.ts'
import { child } from '../grammar/subject-marks.ts'
import { fold } from '../../../writer/text/fold.ts'
import { verbForms } from '../grammar/verb-rows.ts'

/** What the teacher calls the child besides the name; only known where the points say it. */
export type Pronouns = { subject: string; object: string; owner: string }

const known: readonly { words: ReadonlySet<string>; pronouns: Pronouns }[] = [
  {
    words: new Set(['she', 'her', 'hers', 'herself']),
    pronouns: { subject: 'She', object: 'her', owner: 'her' },
  },
  {
    words: new Set(['he', 'him', 'his', 'himself']),
    pronouns: { subject: 'He', object: 'him', owner: 'his' },
  },
]

/** The pronouns that the points use, if they use one kind only. */
export function findPronouns(points: string): Pronouns | undefined {
  const words = new Set((points.match(/[\p{L}']+/gu) ?? []).map(fold))
  const used = known.filter((kind) => [...kind.words].some((word) => words.has(word)))
  return used.length === 1 ? used[0]?.pronouns : undefined
}

export type Naming = { name: string; pronouns: Pronouns | undefined; language: Language }

export type Sentence = { text: string; aboutChild: boolean }

/**
 * Says who is meant in sentences that follow each other. The first of a paragraph has the name; in English a pronoun follows where
 * the teacher used one, in Spanish nothing is needed. Requests that follow each other do not all begin alike.
 */
export function nameChild(sentences: readonly Sentence[], naming: Naming): string[] {
  let wasChild = false
  let requests = 0
  const joined = naming.language === 'en' && naming.pronouns === undefined ? joinShort(sentences) : sentences
  return joined.map(({ text, aboutChild }) => {
    const named =
      naming.language === 'en' ? nameEnglish(text, naming, wasChild) : nameSpanish(text, naming, wasChild)
    wasChild = aboutChild
    requests = /^(?:Please|Por favor,) /.test(named) ? requests + 1 : 0
    return requests % 2 === 1 || requests === 0 ? named : alsoAsk(named)
  })
}

/** "Please also sign the form.", "También firme el permiso." */
function alsoAsk(text: string): string {
  if (/^(?:Please do not|Por favor, no) /.test(text)) return text
  return text.replace(/^Please /, 'Please also ').replace(/^Por favor, /, 'También ')
}

const mostJoinedWords = 14

/** "Liam got 18 out of 20 and studied each night": without a pronoun the name would begin every sentence. */
function joinShort(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const fits = before !== undefined && isJoinable(before.text) && isJoinable(sentence.text)
    const text = fits ? `${before.text.replace(/\.$/, '')} and ${sentence.text.slice(1).trimStart()}` : ''
    if (fits && text.split(' ').length <= mostJoinedWords)
      joined[joined.length - 1] = { text, aboutChild: true }
    else joined.push(sentence)
  }
  return joined
}

/** One short thing that the child did. */
function isJoinable(text: string): boolean {
  const words = text.split(' ')
  const verb = fold(words[1] ?? '')
  const isPast = (verbForms.get(verb) ?? []).some(
    ({ words: read, entry }) => read.length === 1 && entry.form === 'past',
  )
  return words[0] === child.subject && isPast && text.endsWith('.') && !/ and |,/.test(text)
}

function nameEnglish(text: string, naming: Naming, wasChild: boolean): string {
  const said = sayEnglish(text, naming, wasChild)
  return text
    .replaceAll(child.subject, () => said.subject)
    .replaceAll(child.owner, () => said.owner)
    .replaceAll(child.body, () => said.body)
    .replaceAll(child.object, () => said.object)
    .replace(/(?<=\S )(?:She|He)(?= )/g, (word) => word.toLowerCase())
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Where the child is named in the sentence already, "Maya finished the project": without a pronoun "Maya's" would come twice. */
function sayEnglish(
  text: string,
  { name, pronouns }: Naming,
  wasChild: boolean,
): Pronouns & { body: string } {
  const hasSubject = text.includes(child.subject)
  const isMeant = hasSubject || text.includes(child.object)
  if (pronouns === undefined) {
    const owners = isMeant ? { owner: 'the', body: 'their' } : { owner: `${name}'s`, body: `${name}'s` }
    return { subject: name, object: name, ...owners }
  }
  const owner = isMeant || wasChild ? pronouns.owner : `${name}'s`
  return {
    subject: wasChild ? pronouns.subject : name,
    object: hasSubject ? pronouns.object : name,
    owner,
    body: isMeant ? pronouns.owner : owner,
  }
}

function nameSpanish(text: string, { name }: Naming, wasChild: boolean): string {
  const dropped = wasChild && text.startsWith(child.subject)
  const first = dropped ? text.slice(1).trimStart() : text
  return first
    .replace(new RegExp(`^${child.receiver} ?`, 'u'), () => (wasChild ? '' : `A ${name} `))
    .replaceAll(child.receiver, () => `a ${name}`)
    .replaceAll(child.subject, () => name)
    .replaceAll(child.object, () => name)
    .replaceAll(child.owner, '')
    .replaceAll(child.body, '')
    .replace(/ +/g, ' ')
    .replace(/^[¿¡]?\p{Ll}/u, (letters) => letters.toUpperCase())
}
