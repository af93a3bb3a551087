import { expect, test } from 'vitest'
import { checkFile, showBytes } from './check-file.ts'

const limits = { types: ['image/png', 'application/pdf'], mostBytes: 5_000_000 }

test('a file of another kind or beyond the limit is refused before it is sent', () => {
  expect(checkFile({ type: 'image/png', size: 5_000_000 }, limits)).toBeUndefined()
  expect(checkFile({ type: 'image/png', size: 5_000_001 }, limits)).toBe('tooLarge')
  expect(checkFile({ type: 'text/html', size: 1 }, limits)).toBe('wrongKind')
  expect(checkFile({ type: '', size: 1 }, limits)).toBe('wrongKind')
})

test('sizes are said in kilobytes and megabytes', () => {
  expect([10, 4_300, 999_000, 5_000_000, 2_450_000].map(showBytes)).toEqual([
    '1 KB',
    '4 KB',
    '999 KB',
    '5 MB',
    '2.5 MB',
  ])
})
