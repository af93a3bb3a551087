/** Which tables a piece of SQL reads and writes, and which functions it calls: by the places where a name may stand. */

export type TableUse = { name: string; how: 'reads' | 'writes' | 'calls' }

/** Stands in a piece of SQL for a table whose name is only known when it runs. */
export const unknownTable = 'some_unknown_table'

const tokens = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"[^"]*"|\{\{?[^{}]*\}?\}|[a-z_]\w*|[(),.;]/gi
const beforeTable = new Set(['from', 'join', 'into', 'using', 'update', 'only', 'table', 'truncate'])
/** After these the names that commas part are tables no more. */
const endsList = new Set([
  ...['where', 'group', 'order', 'having', 'limit', 'offset', 'window', 'union', 'except', 'intersect'],
  ...['set', 'values', 'returning', 'select'],
])
/** `for update`, `do update`, `before update`: no table follows. */
const beforeUpdate = new Set(['for', 'do', 'key', 'before', 'after', 'or'])

/** What is between two parentheses: whether a table may come next, what would happen to it, and after a comma. */
type Place = { how: TableUse['how'] | undefined; isList: boolean }

/** The tables and functions in a text that `known` knows, in the order in which they stand there. */
export function findTableUses(text: string, known: ReadonlySet<string>): TableUse[] {
  const words = [...text.matchAll(tokens)].map(([token]) => token.replaceAll('"', '').toLowerCase())
  const around: Place[] = []
  let here: Place = elsewhere
  return words.flatMap((word, at) => {
    const { how } = here
    here = nextPlace(here, { word, before: words[at - 1] ?? '', around })
    if (!known.has(word)) return []
    const after = words[at + 1]
    if (after === '(' && how !== 'writes') return [{ name: word, how: 'calls' as const }]
    return how && after !== '.' ? [{ name: word, how }] : []
  })
}

const elsewhere: Place = { how: undefined, isList: false }

/** Where the word after this one stands; parentheses keep what is around them. */
function nextPlace(
  here: Place,
  { word, before, around }: { word: string; before: string; around: Place[] },
): Place {
  if (word === '(') {
    around.push(here)
    return here
  }
  if (word === ')') return { ...(around.pop() ?? elsewhere), how: undefined }
  if (word === ',') return { ...here, how: here.isList ? 'reads' : undefined }
  if (word === ';' || endsList.has(word)) return elsewhere
  return beforeTable.has(word) ? placeAfter(word, before, here) : { ...here, how: undefined }
}

function placeAfter(word: string, before: string, here: Place): Place {
  if (word === 'from' && before === 'distinct') return { ...here, how: undefined }
  if (word === 'update' && beforeUpdate.has(before)) return { how: undefined, isList: false }
  if (word === 'only') return here
  const isWrite = ['into', 'update', 'truncate', 'table'].includes(word) || before === 'delete'
  // `select … into variable`, in functions, names no table that anyone knows.
  return { how: isWrite ? 'writes' : 'reads', isList: word === 'from' || word === 'join' || here.isList }
}
