import type { Language } from '../../../language.ts'
import { foldText } from '../../names/fold-text.ts'

const women = new Set(
  (
    'isabel carmen luz raquel abigail belen ines pilar ruth zoe noemi michelle nicole evelyn elizabeth mercedes dolores itzel yaretzi marisol ' +
    'maribel sarah hannah leah beth jocelyn vivian monserrat xochitl ingrid esther ester miriam jazmin flor sol mar paz rocio consuelo soledad ' +
    'grace hope faith rose april abril may june joy ivy lily daisy violet iris ruby pearl jade amber summer autumn dawn beatriz concepcion milagros ' +
    'lourdes nayeli citlali xiomara jennifer stephanie emily lucy mary nancy ashley brittany kimberly chloe'
  ).split(' '),
)
const men = new Set('luca noah elisha joshua ezra mustafa garcia mika nikita'.split(' '))
type Words = { one: string; first: string; other: string; again: string; some: string; many: string }

const english: Words = {
  ...{ one: 'friend', first: 'a friend', other: 'another friend', again: 'our friend' },
  ...{ some: 'some', many: 'friends' },
}
const spanish: Readonly<Record<'woman' | 'man', Words>> = {
  woman: {
    ...{ one: 'amiga', first: 'una amiga', other: 'otra amiga', again: 'nuestra amiga' },
    ...{ some: 'unas', many: 'amigas' },
  },
  man: {
    ...{ one: 'amigo', first: 'un amigo', other: 'otro amigo', again: 'nuestro amigo' },
    ...{ some: 'unos', many: 'amigos' },
  },
}
const counts: Readonly<Record<Language, readonly string[]>> = {
  en: ['', '', 'two', 'three', 'four', 'five', 'six'],
  es: ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
}

/** The words for these people; Spanish has them by woman and man. */
export function friendWords(givenNames: readonly string[], language: Language): Words {
  return language === 'en' ? english : spanish[givenNames.every(isWoman) ? 'woman' : 'man']
}

/** How friends are told of: the first, another one, the same one again, several. */
export function friendsIn(names: readonly string[], seen: ReadonlySet<string>, language: Language): string {
  const words = friendWords(names, language)
  if (names.length > 1) return `${counts[language][names.length] ?? words.some} ${words.many}`
  if (seen.has(foldText(names[0] ?? '').text)) return words.again
  return seen.size > 0 ? words.other : words.first
}

/** Spanish says it of everybody; a guess by the end of the name. */
function isWoman(name: string): boolean {
  const plain = foldText(name).text.split(' ')[0] ?? ''
  return women.has(plain) || (/a$/.test(plain) && !men.has(plain))
}
