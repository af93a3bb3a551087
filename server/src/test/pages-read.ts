import type { CompiledQuery } from 'kysely'
import type { Tx } from '../database/database.ts'

type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
/** Not those over what other nodes give, nor over the entries of an index whose rows a heap scan then reads. */
const tableScans = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan'])

type Plan = { 'QUERY PLAN': { Plan: Node }[] }

/** What a statement reads: pages of the database, and rows, those among them that a filter then dropped. */
export type StatementCost = { pages: number; rows: number }

/** For tests: what each statement of a read costs, in their order. */
export async function costsOf(tx: Tx, read: (tx: Tx) => Promise<unknown>): Promise<StatementCost[]> {
  const statements: CompiledQuery[] = []
  const watched = tx.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(tx.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await read(watched)
  const costs: StatementCost[] = []
  for (const statement of statements) {
    const explained = { ...statement, sql: `explain (analyze, buffers, format json) ${statement.sql}` }
    const { rows } = await tx.executeQuery<Plan>(explained)
    const plan = rows[0]!['QUERY PLAN'][0]!.Plan
    costs.push({ pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: rowsScanned(plan) })
  }
  return costs
}

/** For tests: how many pages of the database each statement of a read touches, in their order. */
export async function pagesRead(tx: Tx, read: (tx: Tx) => Promise<unknown>): Promise<number[]> {
  return (await costsOf(tx, read)).map(({ pages }) => pages)
}

function rowsScanned(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsScanned(plan), 0)
  if (!tableScans.has(node['Node Type'])) return below
  const inVain = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return below + (node['Actual Rows'] + inVain) * node['Actual Loops']
}
