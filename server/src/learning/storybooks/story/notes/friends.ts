import type { Language } from '@tower/contract/language.ts'
import { fold } from '../../../writer/text/fold.ts'

const women = new Set(
  'isabel carmen luz raquel abigail belen ines pilar ruth zoe noemi michelle nicole evelyn elizabeth mercedes dolores itzel yaretzi marisol maribel sarah hannah leah beth jocelyn vivian monserrat xochitl ingrid esther miriam jazmin'.split(
    ' ',
  ),
)
const men = new Set('luca noah elisha joshua ezra mustafa garcia'.split(' '))
const counts = {
  en: ['', '', 'two friends', 'three friends', 'four friends'],
  es: ['', '', 'dos', 'tres', 'cuatro'],
} as const

/** How friends are told of: the first, another one, the same one again, several. */
export function friendsIn(names: readonly string[], seen: ReadonlySet<string>, language: Language): string {
  const [first = ''] = names
  const isFemale = names.every(isWoman)
  const friends = isFemale ? 'amigas' : 'amigos'
  if (names.length > 1) {
    if (language === 'en') return counts.en[names.length] ?? 'some friends'
    return `${counts.es[names.length] ?? (isFemale ? 'unas' : 'unos')} ${friends}`
  }
  if (seen.has(fold(first)))
    return language === 'en' ? 'our friend' : isFemale ? 'nuestra amiga' : 'nuestro amigo'
  if (seen.size > 0) return language === 'en' ? 'another friend' : isFemale ? 'otra amiga' : 'otro amigo'
  return language === 'en' ? 'a friend' : isFemale ? 'una amiga' : 'un amigo'
}

/** Spanish says it of everybody; a guess by the end of the name. */
function isWoman(name: string): boolean {
  const plain = fold(name).split(' ')[0] ?? ''
  return women.has(plain) || (/a$/.test(plain) && !men.has(plain))
}
