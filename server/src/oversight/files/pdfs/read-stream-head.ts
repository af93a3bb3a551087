import { readToken, type PdfToken } from './pdf-tokens.ts'

/** What the dictionary of a stream says of the objects in it. */
export type ObjectStreamHead = {
  filters: readonly string[]
  /** How many objects, and where the first of them stands. */
  count: number
  first: number
}

/**
 * Reads the dictionary before a stream. Undefined where it is not plain: a key twice, what is meant named elsewhere, or
 * bytes reckoned from others before they are packed. No writer does so for objects.
 */
export function readStreamHead(bytes: Buffer, start: number): ObjectStreamHead | undefined {
  const entries = readEntries(bytes, start)
  const [count, first, filters] = ['N', 'First', 'Filter'].map((key) => entries?.get(key))
  if (entries === undefined || entries.has('DecodeParms') || count?.length !== 1 || first?.length !== 1)
    return undefined
  const head = {
    count: Number(count[0]),
    first: Number(first[0]),
    filters: (filters ?? []).filter((piece) => !'[]'.includes(piece)),
  }
  return Number.isInteger(head.count) && Number.isInteger(head.first) ? head : undefined
}

/** The entries of the outermost dictionary, each with the pieces of its value; those of dictionaries within are left out. */
function readEntries(bytes: Buffer, start: number): Map<string, string[]> | undefined {
  const entries = new Map<string, string[]>()
  let depth = 0
  let isList = false
  let value: string[] | undefined
  for (let token = readToken(bytes, start); token; token = readToken(bytes, token.end)) {
    const { kind, text } = token
    depth += deeper(token)
    if (depth === 0) return entries
    if (depth > 1) continue
    isList = text === '[' || (isList && text !== ']')
    if (kind === 'name' && !isList && value?.length !== 0) {
      if (entries.has(text)) return undefined
      entries.set(text, (value = []))
      continue
    }
    // The end of a dictionary or of a list is a value, too.
    value?.push(text)
  }
  return undefined
}

function deeper({ kind }: PdfToken): number {
  if (kind === 'open') return 1
  return kind === 'close' ? -1 : 0
}
