import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('no page tells its own site nothing of where a form comes from: without a script it would be refused', () => {
  const folder = fileURLToPath(new URL('../portals/', import.meta.url))
  const pages = globSync('**/*-page.tsx', { cwd: folder })
  const silent = pages.filter((page) =>
    /'referrer-policy': 'no-referrer'/.test(readFileSync(folder + page, 'utf8')),
  )
  expect(pages.length).toBeGreaterThan(100)
  expect(silent).toEqual([])
})
