import type { Language } from '@tower/contract/language.ts'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Subject, Texts, TextsOf } from './texts.ts'

/** All texts in the visitor's language; set by the root's middleware. */
export const textsContext = createContext<Texts>()

/** What the dictionaries say, whatever staff worded; for those who word it. */
export const dictionariesContext = createContext<Readonly<Record<Language, Texts>>>()

/**
 * The texts a page needs, in the visitor's language. Only for loaders: what a loader returns under
 * `texts` is found by `useTexts`, and no dictionary gets into the browser's bundle.
 */
export function loadTexts<S extends Subject>(
  context: Readonly<RouterContextProvider>,
  ...subjects: S[]
): TextsOf<S> {
  const dictionary = context.get(textsContext)
  return Object.fromEntries(subjects.map((subject) => [subject, dictionary[subject]])) as TextsOf<S>
}
