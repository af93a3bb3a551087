import { foldText } from '../../names/fold-text.ts'
import type { Language } from '../../../language.ts'
import { friendsIn, friendWords } from './friend-words.ts'

/** A child that was found in a text. */
export type NamedChild = {
  start: number
  end: number
  language: Language
  person: number | undefined
  givenName: string
  /** As it is kept where it is a word. */
  word: string | undefined
}

/** Children who are told of together, and who was told of before them. */
export type FriendGroup = {
  text: string
  children: readonly NamedChild[]
  start: number
  end: number
  seen: ReadonlySet<string>
}

/** What goes, and what stands there instead. */
export type Fitted = { start: number; end: number; replacement: string }

/** By what a child is known again. */
export const keyOf = ({ person, givenName }: NamedChild) =>
  foldText(person === undefined ? givenName : `${givenName} ${person}`).text

/** “A friend”, “two friends”, “nuestra amiga”. */
export const tellFriends = ({ children, seen }: FriendGroup, language: Language) =>
  friendsIn(children.map(keyOf), seen, language)

/** “Friend”, “amigas”: where the article stands already, or none may. */
export function friendNoun({ children }: FriendGroup, language: Language): string {
  const words = friendWords(
    children.map(({ givenName }) => givenName),
    language,
  )
  return children.length > 1 ? words.many : words.one
}

/** Before these words stands whoever is spoken to. */
export const greeting =
  /(?:^|[.!?,]\s*|["“¡]\s*)(?:thanks|thank you|hi|hello|hey|dear|bye|goodbye|congratulations|good job|great job|way to go|happy birthday|welcome|bravo|gracias|muchas gracias|hola|adi[oó]s|querid[oa]|felicidades|felicitaciones|feliz cumplea[nñ]os|bienvenid[oa]|bien hecho),? $/iu
