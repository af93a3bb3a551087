import { staysWithFacts } from './stays-with-facts.ts'
import { WriterFailure } from './writer-failure.ts'

/** Throws where a text that a provider wrote has a number, an address, a link or markup beyond the facts. */
export function requireFacts(written: readonly string[], facts: readonly string[]): void {
  if (!written.every((text) => staysWithFacts(text, facts)))
    throw new WriterFailure('unusable', 'the answer says more than it was told')
}
