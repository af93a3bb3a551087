import { foldText } from '@tower/contract/learning/names/fold-text.ts'
import { canaryWord } from '../../../src/oversight/gate/name-forms.ts'

const last = ['Quillfeather', 'Brassmoor', 'Tindlewick', 'O’Varnish', 'Ñandovale', 'Starling-Quay']

/** Names that no child bears, and that look like names: so many, each another one. */
export function makeCanaries(count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => `Zzkanary ${last[at % last.length]} ${String(at + 1).padStart(3, '0')}`,
  )
}

const plainWord = 'Wilbreda'

/**
 * The same child without the mark by which a canary is known: only the class list says that it is one. Always within a sentence, so that it is
 * nobody's own name where a form asks for that.
 */
export const unmarked = (name: string) => name.replace('Zzkanary', plainWord)
export const spellUnmarked = (name: string) => `We thank ${unmarked(name)}, who reads.`

/** The ways in which somebody may write a name. */
const spellings: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.replace('Zzkanary', 'Zzkánary'),
  (name) => `We thank ${name}, who reads.`,
]

/** A canary as the n-th form says it. */
export function spellCanary(name: string, nth: number): string {
  return spellings[nth % spellings.length]?.(name) ?? name
}

/** The places where a canary sits, each with what stands around it. */
export function findCanaries(text: string): string[] {
  const folded = foldText(text).text
  return [
    ...folded.matchAll(new RegExp(`.{0,40}(?:${canaryWord}|${plainWord.toLowerCase()}).{0,20}`, 'gs')),
  ].map(([found]) => found)
}
