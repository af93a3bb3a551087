import { child } from './subject-marks.ts'
import { tableOf } from './word-table.ts'

/** What leads a noun: in English by number, in Spanish by gender and number. */
export type Determiner = {
  en: string
  es: { m: string; f: string; ms: string; fs: string }
  kind: 'a' | 'the' | 'own' | 'other'
}

function determiner(
  kind: Determiner['kind'],
  en: string,
  [m = '', f = m, ms = m, fs = f]: string[],
): Determiner {
  return { en, es: { m, f, ms, fs }, kind }
}

export const theDeterminer = determiner('the', 'the', ['el', 'la', 'los', 'las'])
export const aDeterminer = determiner('a', 'a', ['un', 'una', '', ''])
/** Of the body: "their hand", "la mano". */
export const bodyDeterminer = determiner('own', child.body, ['el', 'la', 'los', 'las'])
export const ownDeterminer = determiner('own', child.owner, ['su', 'su', 'sus', 'sus'])

const others: readonly (readonly [string, Determiner])[] = [
  ['my', determiner('other', 'my', ['mi', 'mi', 'mis', 'mis'])],
  ['our', determiner('other', 'our', ['nuestro', 'nuestra', 'nuestros', 'nuestras'])],
  ['your', determiner('other', 'your', ['su', 'su', 'sus', 'sus'])],
  ['this', determiner('other', 'this', ['este', 'esta', 'este', 'esta'])],
  ['these', determiner('other', 'these', ['estos', 'estas', 'estos', 'estas'])],
  ['some', determiner('other', 'some', ['un poco de', 'un poco de', 'algunos', 'algunas'])],
  ['all', determiner('other', 'all', ['todo el', 'toda la', 'todos los', 'todas las'])],
  ['all the', determiner('other', 'all the', ['todo el', 'toda la', 'todos los', 'todas las'])],
  ['all your', determiner('other', 'all your', ['toda su', 'toda su', 'todos sus', 'todas sus'])],
  ['all of your', determiner('other', 'all of your', ['toda su', 'toda su', 'todos sus', 'todas sus'])],
  ['all of the', determiner('other', 'all the', ['todo el', 'toda la', 'todos los', 'todas las'])],
  ['many', determiner('other', 'many', ['mucho', 'mucha', 'muchos', 'muchas'])],
  ['a lot of', determiner('other', 'a lot of', ['mucho', 'mucha', 'muchos', 'muchas'])],
  ['lots of', determiner('other', 'a lot of', ['mucho', 'mucha', 'muchos', 'muchas'])],
  ['any', determiner('other', 'any', ['cualquier', 'cualquier', 'los', 'las'])],
  ['another', determiner('other', 'another', ['otro', 'otra', 'otros', 'otras'])],
  ['each', determiner('other', 'each', ['cada'])],
  ['every', determiner('other', 'every', ['cada'])],
  ['no', determiner('other', 'no', ['ningún', 'ninguna', 'ningún', 'ninguna'])],
  ['extra', determiner('other', 'extra', ['más'])],
  ['more', determiner('other', 'more', ['más'])],
]

const spanish: readonly (readonly [string, Determiner])[] = others.flatMap(([, entry]) =>
  [entry.es.m, entry.es.f, entry.es.ms, entry.es.fs]
    .filter((word) => word !== '' && !['su', 'sus', 'el', 'los', 'las'].includes(word))
    .map((word) => [word, entry] as const),
)

export const determinerTable = tableOf<Determiner>([
  ...['the', 'el', 'la', 'los', 'las'].map((word) => [word, theDeterminer] as const),
  ...['a', 'an', 'un', 'una', 'unos', 'unas'].map((word) => [word, aDeterminer] as const),
  ...['his', 'her', 'their', 'his or her', 'his/her', 'su', 'sus'].map(
    (word) => [word, ownDeterminer] as const,
  ),
  ...others,
  ...spanish,
])
