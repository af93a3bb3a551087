import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Reads again whatever was read by these calls, such as all of a domain, whatever was asked. */
export function readAgain(
  client: QueryClient,
  ...domains: readonly Readonly<Record<string, AnyEndpoint>>[]
): Promise<void> {
  const names = new Set(domains.flatMap((calls) => Object.values(calls).map(({ name }) => name)))
  return client.invalidateQueries({ predicate: (query) => names.has(callOf(query)) })
}

/** The name of the call that a read is kept under (`readQuery`). */
function callOf({ queryKey }: Query): string {
  return queryKey.slice(0, -1).join('.')
}
