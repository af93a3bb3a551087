import type { CompiledQuery } from 'kysely'
import type { Tx } from '../database/database.ts'

type Plan = { 'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[] }

/** For tests: how many pages of the database each statement of a read touches, in their order. */
export async function pagesRead(tx: Tx, read: (tx: Tx) => Promise<unknown>): Promise<number[]> {
  const statements: CompiledQuery[] = []
  const watched = tx.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(tx.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await read(watched)
  const pages: number[] = []
  for (const statement of statements) {
    const explained = { ...statement, sql: `explain (analyze, buffers, format json) ${statement.sql}` }
    const { rows } = await tx.executeQuery<Plan>(explained)
    const plan = rows[0]!['QUERY PLAN'][0]!.Plan
    pages.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
  }
  return pages
}
