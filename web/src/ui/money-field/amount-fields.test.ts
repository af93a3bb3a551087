import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../../', import.meta.url))

/** How a field or a reader of dollars of one’s own would look. */
const own = [/prefix="\$"/, /inputMode="decimal"/, /type="number"/, /parseFloat\(/, /valueAsNumber/]

test('every amount of dollars is typed into the kit’s amount field and read by the one reader', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (path) => !path.startsWith('ui/money-field/'),
  )
  expect(found.length).toBeGreaterThan(1_000)
  const faults = found.flatMap((path) => {
    const text = readFileSync(`${sources}${path}`, 'utf8')
    return own.filter((form) => form.test(text)).map((form) => `${path}: ${form.source}`)
  })
  expect(faults).toEqual([])
})
