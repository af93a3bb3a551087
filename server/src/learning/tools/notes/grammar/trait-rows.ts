import { states, traits } from '../words/adjectives.ts'
import { tableOf } from './word-table.ts'

function readRow(row: string): string[][] {
  return row.split('|').map((side) => side.split(',').map((word) => word.trim()))
}

/** How somebody is: "kind", "student of the week". */
export const traitTable = tableOf(
  traits.flatMap((row) => {
    const [english = [], spanish = [], flags = []] = readRow(row)
    const entry = { en: english[0] ?? '', es: spanish[0] ?? '', good: flags[0] === 'g' }
    return [...english, ...spanish].map(
      (word) =>
        [word, { ...entry, en: english.includes(word) ? withArticle(word) : withArticle(entry.en) }] as const,
    )
  }),
)

/** "hard worker" is "a hard worker". */
function withArticle(word: string): string {
  if (/^(?:a|the) /.test(word)) return word
  if (/(?:student|star) of /.test(word)) return `the ${word}`
  return /(?:worker|friend|listener|leader|helper|student|joy|pleasure)\b/.test(word) ? `a ${word}` : word
}

/** How somebody is now or was: "absent", "tired". */
export const stateTable = tableOf(
  states.flatMap((row) => {
    const [english = [], [past = ''] = [], [present = ''] = []] = readRow(row)
    return [
      ...english.map((word) => [word, { en: word, past, present }] as const),
      [past, { en: english[0] ?? '', past, present }] as const,
      [present, { en: english[0] ?? '', past, present }] as const,
    ]
  }),
)
