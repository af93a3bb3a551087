import type { Language } from '@tower/contract/language.ts'
import { isInOtherLanguage } from './text/is-in-other-language.ts'
import { WriterFailure } from './writer-failure.ts'

/** Throws where what a provider wrote is in the other language: a family would get a note that it can't read. */
export function requireLanguage(written: readonly string[], language: Language): void {
  if (isInOtherLanguage(written.join('\n'), language))
    throw new WriterFailure('unusable', 'the answer is in another language')
}
