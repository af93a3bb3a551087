import { usStates } from '@tower/contract/us-states.ts'

const codes = new Map<string, string>(
  Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code]),
)

/** `ohio`, `Ohio` and `oh` are `OH`; a place elsewhere keeps its name. */
export function stateCode(text: string): string {
  const name = text.toLowerCase()
  return codes.get(name) ?? (/^[a-z]{2}$/.test(name) ? name.toUpperCase() : text)
}
