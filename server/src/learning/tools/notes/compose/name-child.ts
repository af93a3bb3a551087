import type { Language } from '@tower/contract/language.ts'
import { child } from '../grammar/subject-marks.ts'
import { fold } from '../grammar/fold.ts'

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

/** "James's", "Maya's". */
export function ownerOf(name: string): string {
  return `${name}’s`.replace('’', "'")
}

export type Naming = { name: string; pronouns: Pronouns | undefined; language: Language }

/**
 * Says who is meant in sentences that follow each other. The first of a paragraph has the name; in English a pronoun follows where
 * the teacher used one, in Spanish nothing is needed.
 */
export function nameChild(
  sentences: readonly { text: string; aboutChild: boolean }[],
  naming: Naming,
): string[] {
  let wasChild = false
  return sentences.map(({ text, aboutChild }) => {
    const named =
      naming.language === 'en' ? nameEnglish(text, naming, wasChild) : nameSpanish(text, naming, wasChild)
    wasChild = aboutChild
    return named
  })
}

function nameEnglish(text: string, { name, pronouns }: Naming, wasChild: boolean): string {
  const withPronoun = wasChild && pronouns !== undefined
  const hasSubject = text.includes(child.subject)
  const owner = pronouns?.owner ?? (hasSubject ? 'their' : ownerOf(name))
  const object = hasSubject ? (pronouns?.object ?? name) : name
  return text
    .replaceAll(child.subject, withPronoun ? pronouns.subject : name)
    .replaceAll(child.owner, !hasSubject && !withPronoun ? ownerOf(name) : owner)
    .replaceAll(child.object, object)
    .replace(/(?<=\S )(?:She|He)(?= )/g, (word) => word.toLowerCase())
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function nameSpanish(text: string, { name }: Naming, wasChild: boolean): string {
  const dropped = wasChild && text.startsWith(child.subject)
  const first = dropped ? text.slice(1).trimStart() : text
  return first
    .replace(new RegExp(`^${child.receiver} ?`, 'u'), wasChild ? '' : `A ${name} `)
    .replaceAll(child.receiver, `a ${name}`)
    .replaceAll(child.subject, name)
    .replaceAll(child.object, name)
    .replaceAll(child.owner, '')
    .replace(/ +/g, ' ')
    .replace(/^[¿¡]?\p{Ll}/u, (letters) => letters.toUpperCase())
}
