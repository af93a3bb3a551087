import { expect, test } from 'vitest'
import { findDecisionFaults, findDocumentFaults } from './check-documents.ts'

const scripts = new Set(['start', 'check'])

test('a document may name the commands that exist and link to what is there', () => {
  const text =
    'Run `npm start`, then `npm run check`. See [the scripts](scripts/check.ts#top) or [the web](https://w3.org).'
  expect(findDocumentFaults('README.md', text, scripts)).toEqual([])
})

test('a command that package.json does not know is found', () => {
  expect(findDocumentFaults('README.md', 'Run `npm run standalone` and `npm test`.', scripts)).toEqual([
    'README.md: package.json has no script "standalone"',
    'README.md: package.json has no script "test"',
  ])
})

test('a command of the product that there is not is found, whichever way it is called', () => {
  const text =
    'First `npm run tower -- doctor`, then `npm run tower -- docter`.\nsudo tower help\nsudo tower migrat\n'
  expect(findDocumentFaults('README.md', text, new Set(['tower']))).toEqual([
    'README.md: npm run tower has no command "docter"',
    'README.md: npm run tower has no command "migrat"',
  ])
})

test('a link to a file that is gone is found from where the document lies', () => {
  expect(findDocumentFaults('docs/guide.md', '[a](../package.json) [b](package.json)', scripts)).toEqual([
    'docs/guide.md: there is no package.json',
  ])
})

test('every decision stands in the list, under its own title', () => {
  const records = new Map([
    ['0001-one.md', '# 0001 One thing\n'],
    ['0002-two.md', '# 0002: Another\n'],
  ])
  const list = '- [0001](0001-one.md) **One thing.** Why.\n- [0002](0002-two.md) **Old title.** Why.\n'
  expect(findDecisionFaults(list, records)).toEqual([
    'docs/decisions/README.md: add a line that begins: - [0002](0002-two.md) **Another.** ',
  ])
})
