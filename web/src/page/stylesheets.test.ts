import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

test('every width that a layout changes at grows with the letters of the reader', () => {
  const inPixels = globSync('**/*.css', { cwd: root }).filter((file) =>
    /@media[^{]*\d(px)/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(inPixels).toEqual([])
})
