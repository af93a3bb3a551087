import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dictionaries } from '../all-texts.ts'

const source = join(import.meta.dirname, '..')

/** The names of texts by which buttons are called aloud: `copyOf` beside a button that shows `copy`. */
const spokenNames = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [
      ...readFileSync(join(source, path), 'utf8').matchAll(/aria-label=\{(?:[^{}]|\{[^{}]*\})*\}/g),
    ])
    .flatMap(([attribute]) => [...attribute.matchAll(/\.(\w+(?:Of|Named|This))\b/g)])
    .flatMap(([, name]) => name ?? []),
)

// Whoever speaks to a machine says what they see (WCAG 2.2, 2.5.3 Label in Name).
test.for(['en', 'es'] as const)(
  'what a button is called aloud holds the words it shows, in %s',
  (language) => {
    expect(spokenNames.size).toBeGreaterThan(20)
    expect(findUnlike(dictionaries[language], language)).toEqual([])
  },
)

function findUnlike(texts: object, at: string): string[] {
  const entries = Object.entries(texts) as [string, unknown][]
  return entries.flatMap(([name, spoken]) => {
    if (typeof spoken === 'object' && spoken !== null) return findUnlike(spoken, `${at}.${name}`)
    const shown: unknown = Reflect.get(texts, name.replace(/(?:Of|Named|This)$/, ''))
    if (!spokenNames.has(name) || typeof spoken !== 'string' || typeof shown !== 'string') return []
    return spoken.toLowerCase().includes(shown.toLowerCase()) ? [] : [`${at}.${name}: ${shown} / ${spoken}`]
  })
}
