import { expect, test } from 'vitest'
import { readOwnPath, readWebLink } from './web-link.ts'

test.each([
  ['/files/logo.png', '/files/logo.png'],
  ['/files/logo.png?v=2#top', '/files/logo.png'],
  ['/files/../logo.png', '/logo.png'],
])('%s is a picture of this site', (typed, path) => {
  expect(readOwnPath(typed)).toBe(path)
})

test.each([
  '/',
  '/?v=2',
  '//evil.example/x',
  '/\\evil.example',
  '/.//evil.example/x',
  '/a b',
  'logo.png',
  '',
])('%j is no picture of this site', (typed) => {
  expect(readOwnPath(typed)).toBeUndefined()
})

test.each(['https://user:word@example.org', 'javascript:alert(1)', 'https://localhost', 'example.org', ''])(
  '%j is no address to show',
  (typed) => {
    expect(readWebLink(typed)).toBeUndefined()
  },
)
