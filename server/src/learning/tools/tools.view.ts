import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { toolResultEndpoints } from '@tower/contract/learning/tools.contract.ts'
import type { ShownResult } from './results/results.queries.ts'
import { wordResult } from './results/word-result.ts'

/** A result as its teacher works on it. */
export function viewResult(result: ShownResult): HandlerOutput<typeof toolResultEndpoints.read>['item'] {
  return { ...result, title: wordResult(result).title }
}
