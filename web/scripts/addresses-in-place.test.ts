import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { addressesInPlace } from './addresses-in-place.ts'

const table = '/contract/src/pages.ts'

/** What the browser loads of a page that imports the table of all pages. */
async function bundle(page: string): Promise<string> {
  const modules: Record<string, string> = {
    '/web/src/page.ts': page,
    [table]: 'export const pages = { draws: "the whole table" }; export const paths = pages',
    '@tower/contract/address.ts': 'export const wayTo = (address) => (values) => fill(address, values)',
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('/pages.ts') ? table : id),
        load: (id) => modules[id],
      },
      addressesInPlace(),
    ],
    build: { write: false, rollupOptions: { input: '/web/src/page.ts' } },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}

test('a page is sent the addresses that it names and not the table of all pages', async () => {
  const code = await bundle(`
    import { paths } from '@tower/contract/pages.ts'
    link(paths.draws, { to: paths.draw({ drawId: 7 }), paths: lists.paths, open: paths.sponsorPortal })`)
  expect(code).toContain('/draws')
  expect(code).toContain('/draws/:drawId')
  expect(code).toMatch(/\/portal\/sponsor[`'"]/)
  expect(code).toContain('lists.paths')
  expect(code).not.toMatch(/the whole table|gallery|\/admin/)
})

test.each([
  ['a name that is known only as it runs', 'link(paths[name])'],
  ['the table handed on', 'link(paths)'],
  ['the table in an object', 'link({ paths })'],
  ['a page that there is not', 'link(paths.drawz)'],
])('the build fails on %s', async (_, use) => {
  await expect(bundle(`import { paths } from '@tower/contract/pages.ts'; ${use}`)).rejects.toThrow(
    /table of all pages|no page/,
  )
})

test('the build fails where the table itself would reach the browser', async () => {
  await expect(
    bundle(`import { pages } from '@tower/contract/pages.ts'; link(Object.values(pages))`),
  ).rejects.toThrow('holds the table of all pages')
})
