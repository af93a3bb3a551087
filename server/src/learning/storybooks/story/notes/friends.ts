import type { Language } from '@tower/contract/language.ts'
import { fold } from '../../../writer/text/fold.ts'

const women = new Set(
  'isabel carmen luz raquel abigail belen ines pilar ruth zoe noemi michelle nicole evelyn elizabeth mercedes dolores itzel yaretzi marisol maribel sarah hannah leah beth jocelyn vivian monserrat xochitl ingrid esther miriam jazmin'.split(
    ' ',
  ),
)
const men = new Set('luca noah elisha joshua ezra mustafa garcia'.split(' '))
type Words = { first: string; other: string; again: string; some: string; many: string }

const english: Words = {
  first: 'a friend',
  other: 'another friend',
  again: 'our friend',
  some: 'some',
  many: 'friends',
}
const spanish: Readonly<Record<'woman' | 'man', Words>> = {
  woman: { first: 'una amiga', other: 'otra amiga', again: 'nuestra amiga', some: 'unas', many: 'amigas' },
  man: { first: 'un amigo', other: 'otro amigo', again: 'nuestro amigo', some: 'unos', many: 'amigos' },
}
const counts: Readonly<Record<Language, readonly string[]>> = {
  en: ['', '', 'two', 'three', 'four'],
  es: ['', '', 'dos', 'tres', 'cuatro'],
}

/** How friends are told of: the first, another one, the same one again, several. */
export function friendsIn(names: readonly string[], seen: ReadonlySet<string>, language: Language): string {
  const words = language === 'en' ? english : spanish[names.every(isWoman) ? 'woman' : 'man']
  if (names.length > 1) return `${counts[language][names.length] ?? words.some} ${words.many}`
  if (seen.has(fold(names[0] ?? ''))) return words.again
  return seen.size > 0 ? words.other : words.first
}

/** Spanish says it of everybody; a guess by the end of the name. */
function isWoman(name: string): boolean {
  const plain = fold(name).split(' ')[0] ?? ''
  return women.has(plain) || (/a$/.test(plain) && !men.has(plain))
}
