import type { ParametersOf } from './address.ts'

/** What a path has in the place of each parameter of an address; undefined when it is the path of another. */
export function matchAddress<Address extends string>(
  address: Address,
  pathname: string,
): Record<ParametersOf<Address>, string> | undefined {
  const [wanted, found] = [address.split('/'), pathname.split('/')]
  const isOpen = wanted.at(-1) === '*'
  if (isOpen) wanted.pop()
  if (isOpen ? found.length < wanted.length : found.length !== wanted.length) return undefined
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const given = found[at] ?? ''
    if (part.startsWith(':') && given !== '') values[part.slice(1)] = decode(given)
    else if (part !== given) return undefined
  }
  return values
}

/** A path may hold what no address of ours ever writes. */
function decode(given: string): string {
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}
