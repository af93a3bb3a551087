import { adjectives } from '../words/adjectives.ts'
import { tableOf } from './word-table.ts'

export type Adjective = { en: string; es: string; pre: boolean }

export const adjectiveTable = tableOf(
  adjectives.flatMap((row) => {
    const [english = [], spanish = [], last = []] = row
      .split('|')
      .map((side) => side.split(',').map((word) => word.trim()))
    const entry = { es: spanish[0] ?? '', pre: last[0] === 'pre' }
    return [
      ...english.map((word) => [word, { ...entry, en: word }] as const),
      ...spanish.flatMap((word) => [
        [word, { ...entry, en: english[0] ?? '' }] as const,
        [`${word}${/[aeiou]$/.test(word) ? 's' : 'es'}`, { ...entry, en: english[0] ?? '' }] as const,
      ]),
    ]
  }),
)

/** The Spanish adjectives that stand behind a noun, as one boy or man has them. */
export const spanishAdjectives: readonly string[] = [...adjectiveTable.values()]
  .flat()
  .flatMap(({ entry: { es, pre } }) => (pre || !/^\p{L}+$/u.test(es) || es === 'más' ? [] : [es]))
  .filter((es, index, all) => all.indexOf(es) === index)

/** The Spanish adjective as its noun wants it. */
export function agree(adjective: Adjective, feminine: boolean, plural: boolean): string {
  const { es, pre } = adjective
  if (/ |^más$/.test(es)) return es
  if (pre) return agreeBefore(es, feminine, plural)
  const stem = es.endsWith('o') && feminine ? `${es.slice(0, -1)}a` : es
  return plural ? `${stem}${/[aeiou]$/.test(stem) ? 's' : 'es'}` : stem
}

const before: Readonly<Record<string, readonly [string, string, string, string]>> = {
  bueno: ['buen', 'buena', 'buenos', 'buenas'],
  malo: ['mal', 'mala', 'malos', 'malas'],
  gran: ['gran', 'gran', 'grandes', 'grandes'],
  primer: ['primer', 'primera', 'primeros', 'primeras'],
  último: ['último', 'última', 'últimos', 'últimas'],
}

function agreeBefore(es: string, feminine: boolean, plural: boolean): string {
  return before[es]?.[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? es
}
