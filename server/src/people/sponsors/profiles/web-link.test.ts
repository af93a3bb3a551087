import { expect, test } from 'vitest'
import { readWebLink } from './web-link.ts'

test.each(['https://user:word@example.org', 'javascript:alert(1)', 'https://localhost', 'example.org', ''])(
  '%j is no address to show',
  (typed) => {
    expect(readWebLink(typed)).toBeUndefined()
  },
)
