import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { fillAddress } from '@tower/contract/address.ts'

const someId = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'

/** The address of a call with its parameters filled, well-formed but of nothing that exists. */
export function addressOf(call: AnyEndpoint, path: string = call.path): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return fillAddress<string>(
    path,
    Object.fromEntries(names.map((name) => [name, name === 'sessionId' ? 'cs_test_none' : someId])),
  )
}

/** All addresses of a call. */
export function pathsOf(call: AnyEndpoint): string[] {
  return [call.path, ...(call.aliases ?? [])]
}
