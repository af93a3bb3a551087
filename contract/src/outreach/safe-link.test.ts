import { expect, test } from 'vitest'
import { hostileTargets } from '../people/hostile-targets.ts'
import { isOwnPath, isSafeLink } from './safe-link.ts'

test.each(['/', '/programs', '/draws/1?page=2#top', '/film/eight-blocks.webm'])('%s is ours', (address) => {
  expect(isOwnPath(address)).toBe(true)
  expect(isSafeLink(address)).toBe(true)
})

test.each(['https://example.org', 'https://example.org/a?b=c'])(
  '%s may be linked, not embedded',
  (address) => {
    expect(isOwnPath(address)).toBe(false)
    expect(isSafeLink(address)).toBe(true)
  },
)

test.each([
  ...['', 'programs', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/a b'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...[
    'data:text/html,x',
    'vbscript:x',
    'http://example.org',
    'https:example.org',
    'https://',
    'https://user:password@example.org/',
    'https://bank.example@evil.example/',
    'mailto:a@b.c',
  ],
])('%j is never shown as a link', (address) => {
  expect(isSafeLink(address)).toBe(false)
  expect(isOwnPath(address)).toBe(false)
})

test('an address elsewhere is no path of ours, however it is disguised', ({ task }) => {
  expect(hostileTargets.length).toBeGreaterThan(50)
  expect(hostileTargets.filter((address) => isOwnPath(address))).toEqual([])
  task.meta.rows = hostileTargets.length
})
