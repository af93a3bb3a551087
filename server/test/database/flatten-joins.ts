/** A word, something quoted or a parenthesis of what PostgreSQL writes of an expression; or all that stands in parentheses. */
type Part = string | Part[]
type Join = 'AND' | 'OR'

const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|[()]|[^\s()'"]+/g

/**
 * A definition without the parentheses that the nesting of ANDs in ANDs, and of ORs in ORs, alone makes. PostgreSQL keeps how deep a
 * `between` or a join was nested when it was first said, and loses that when it reads its own writing again.
 */
export function flattenJoins(definition: string): string {
  const open: Part[][] = [[]]
  for (const [token] of definition.matchAll(tokens)) {
    if (token === '(') open.push([])
    else if (token === ')') {
      const group = open.pop() ?? []
      open.at(-1)?.push(flatten(group))
    } else open.at(-1)?.push(token)
  }
  if (open.length !== 1) throw new Error(`parentheses do not match: ${definition}`)
  return write(flatten(open[0] ?? []))
}

function flatten(parts: readonly Part[]): Part[] {
  const own = joinsOf(parts)
  return parts.flatMap((part, at): Part[] => {
    if (typeof part === 'string') return [part]
    const [join, another] = joinsOf(part)
    const isBeside = (beside: Part | undefined) => beside === undefined || beside === join
    const isSame = join !== undefined && !another && own.every((one) => one === join)
    return isSame && isBeside(parts[at - 1]) && isBeside(parts[at + 1]) ? part : [part]
  })
}

function joinsOf(parts: readonly Part[]): Join[] {
  return (['AND', 'OR'] as const).filter((join) => parts.includes(join))
}

function write(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : `(${write(part)})`)).join(' ')
}
