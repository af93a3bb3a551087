import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the field for programs has the style that keeps it off the page for people', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const [, name] = /className=\{styles\.(\w+)\}/.exec(read('honeypot.tsx')) ?? []
  expect(read('honeypot.module.css')).toMatch(new RegExp(`\\.${name} \\{[^}]*left: -9999px`))
})
