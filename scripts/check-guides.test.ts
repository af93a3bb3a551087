import { expect, test } from 'vitest'
import {
  findGuideBlocks,
  findGuideFaults,
  findNameFaults,
  findQuoteFault,
  type GuideBlock,
} from './check-guides.ts'

const block = (title: string | undefined, code: string): GuideBlock => ({
  document: 'docs/guides/a.md',
  line: 10,
  title,
  code,
})

test('a block is found with its file, its place and without the indentation of its list', () => {
  const text = '# A\n\n1. Do:\n   ```ts title="server/src/a.ts"\n   const a = 1\n     + 2\n   ```\n'
  expect(findGuideBlocks('a.md', text)).toEqual([
    { document: 'a.md', line: 5, title: 'server/src/a.ts', code: 'const a = 1\n  + 2\n' },
  ])
})

test('code that does not say of which file it is is found', () => {
  expect(findGuideFaults([block(undefined, 'const a = 1\n')])).toEqual([
    'docs/guides/a.md:10: say of which file this is: title="…"',
  ])
})

test('a quotation may leave lines out, and must stand in its file in this order', () => {
  const source = 'import a\n\nfunction b() {\n  c()\n  d()\n}\n'
  expect(findQuoteFault(block('x.ts', 'function b() {\n  …\n  d()\n}\n'), source)).toEqual([])
  expect(findQuoteFault(block('x.ts', 'function b() {\n  d()\n'), source)).toEqual([
    'docs/guides/a.md:11: x.ts does not say: d()',
  ])
  expect(findQuoteFault(block('x.ts', '…\nd()\n…\nc()\n'), source)).toHaveLength(1)
})

test('code that a reader would write is compiled against the real modules, all blocks of a file together', () => {
  const blocks = [
    block('scripts/example-of-a-guide.ts', "import { repositoryRoot } from './run-program.ts'\n"),
    { ...block('scripts/example-of-a-guide.ts', 'export const root: number = repositoryRoot\n'), line: 20 },
  ]
  expect(findGuideFaults(blocks)).toEqual([
    "docs/guides/a.md:20: Type 'string' is not assignable to type 'number'.",
  ])
})

test('files and names that no code has are found, placeholders are not looked at', () => {
  const known = { files: ['web/src/page/site.ts'], words: new Set(['pageMeta']) }
  const text =
    '`page/site.ts`, `ui/site.ts`, `pageMeta(args)`, `metaOfPage()`, `<domain>.ts`, `verb-noun.ts` …\n'
  expect(findNameFaults('a.md', text, known)).toEqual([
    'a.md: there is no ui/site.ts',
    'a.md: there is no verb-noun.ts',
    'a.md: no code says metaOfPage',
  ])
})
