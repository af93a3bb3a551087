import type { RouterContextProvider } from 'react-router'
import { preferencesContext } from '../api/load-context.ts'
import { dictionaries } from './dictionaries.ts'
import type { Subject, TextsOf } from './texts.ts'

/**
 * The texts a page needs, in the visitor's language. Only for loaders: what a loader returns under
 * `texts` is found by `useTexts`, and no dictionary gets into the browser's bundle.
 */
export function loadTexts<S extends Subject>(
  context: Readonly<RouterContextProvider>,
  ...subjects: S[]
): TextsOf<S> {
  const dictionary = dictionaries[context.get(preferencesContext).language]
  return Object.fromEntries(subjects.map((subject) => [subject, dictionary[subject]])) as TextsOf<S>
}
