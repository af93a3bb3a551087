import type { Services } from '../../../services.ts'
import { listOpenDifferences } from './differences.queries.ts'

const mostShown = 1_000

/** Where the provider's books and ours differ now, the oldest difference first. */
export function readOpenDifferences({ database }: Services) {
  return database.read((tx) => listOpenDifferences(tx, mostShown))
}
