import { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What holds what was typed, anywhere in the console. */
export const searchQuery = (typed: string) => readQuery(searchEndpoints.find, { query: { q: typed } })
