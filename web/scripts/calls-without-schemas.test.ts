import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { callsWithoutSchemas } from './calls-without-schemas.ts'

/** What a page that makes the call `list` loads of a contract file. */
async function bundle(contract: string): Promise<string> {
  const modules: Record<string, string> = {
    page: 'import { calls } from "contract/src/gifts.contract.ts"; send(calls.list)',
    'contract/src/gifts.contract.ts': contract,
    zod: 'export const z = startSchemas()',
    'endpoint.ts': 'export const endpoint = (declared) => declared',
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'modules', enforce: 'pre', resolveId: (id) => id, load: (id) => modules[id] },
      callsWithoutSchemas(),
    ],
    build: {
      write: false,
      rollupOptions: { input: 'page', treeshake: { manualPureFunctions: ['z', 'startSchemas'] } },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}

const contract = `
  import { z } from 'zod'
  import { endpoint } from 'endpoint.ts'
  const filterOf = (schema) => z.union([schema, z.literal('')]).optional()
  const Words = filterOf(z.string().trim().max(320))
  const often = { max: 17 }
  const filters = { name: Words, day: filterOf(z.iso.date()) }
  export const Gift = z.object({ id: z.string().toLowerCase(), cents: z.number().int() })
  export const calls = {
    list: endpoint({ name: 'gifts.list', path: '/gifts/:id', summary: 'All gifts.', rateLimit: often, params: z.object({ id: z.string() }), query: z.object(filters), errors: ['gifts.none'], output: z.array(Gift) }),
  }`

test('the browser loads the address of a call, nothing of its schemas and nothing that is said for others', async () => {
  const code = await bundle(contract)
  for (const known of ['gifts.list', '/gifts/:id']) expect(code).toContain(known)
  expect(code).not.toMatch(/startSchemas|union|output|All gifts|17|gifts\.none/)
})

test('of a list the browser loads its two addresses and what it can be narrowed by, and nothing of its row', async () => {
  const code = await bundle(`
    import { z } from 'zod'
    import { endpoint } from 'endpoint.ts'
    const pageOf = (item) => z.object({ items: z.array(item) })
    export function listOf(row, { filters, page, file }) {
      return {
        spec: filters,
        page: endpoint({ ...page, query: z.object(filters), output: pageOf(row) }),
        file: endpoint({ ...file, query: z.object(filters), output: z.string() }),
      }
    }
    const Gift = z.object({ id: z.string().toLowerCase() })
    export const gifts = listOf(Gift, { filters: { state: ['paid'] }, duty: 'money', page: { path: '/gifts', summary: 'A page.' }, file: { path: '/gifts.csv', rateLimit: { max: 17 } } })
    export const calls = { list: gifts }`)
  for (const known of ['/gifts', '/gifts.csv', 'paid']) expect(code).toContain(known)
  expect(code).not.toMatch(/startSchemas|toLowerCase|output|A page|17|money/)
})

test('a schema that a page uses itself stays whole', async () => {
  const code = await bundle(`${contract}\n  use(Gift)`)
  expect(code).toContain('toLowerCase()')
  expect(code).toContain('startSchemas')
  expect(code).not.toMatch(/union|output/)
})
