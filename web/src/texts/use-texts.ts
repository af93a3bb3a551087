import { useMatches } from 'react-router'
import type { Language } from '@tower/contract/language.ts'
import type { Subject, Texts } from './texts.ts'

type WithTexts = { texts?: Partial<Texts>; language?: Language } | undefined

/** The texts of a subject that a loader of this page, or of a layout around it, loaded. */
export function useTexts<S extends Subject>(subject: S): Texts[S] {
  for (const match of useMatches().toReversed()) {
    const found = (match.loaderData as WithTexts)?.texts?.[subject]
    if (found) return found
  }
  throw new Error(`No loader of this page loads the texts “${subject}”.`)
}

/** The visitor's language. */
export function useLanguage(): Language {
  const root = useMatches()[0]?.loaderData as WithTexts
  return root?.language ?? 'en'
}
