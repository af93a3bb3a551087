import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')

test('nothing that fills in forms for people takes the field for one of theirs', () => {
  const forms = globSync('**/*.tsx', { cwd: sources }).filter((path) =>
    /<Honeypot\b/.test(read(sources + path)),
  )
  expect(forms.length).toBeGreaterThanOrEqual(4)
  const field = read(`${sources}ui/honeypot/honeypot.tsx`)
  expect(field).toMatch(
    /<input name="bot-field" tabIndex=\{-1\} autoComplete="off" \{\.\.\.notFilledIn\} \/>/,
  )
  for (const ignored of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
    expect(field).toContain(`'${ignored}'`)
})

test('the field for programs has the style that keeps it off the page for people', () => {
  const [, name] = /className=\{styles\.(\w+)\}/.exec(read(`${sources}ui/honeypot/honeypot.tsx`)) ?? []
  expect(read(`${sources}ui/honeypot/honeypot.module.css`)).toMatch(
    new RegExp(`\\.${name} \\{[^}]*left: -9999px`),
  )
})
