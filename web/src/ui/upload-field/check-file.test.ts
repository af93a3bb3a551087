import { expect, test } from 'vitest'
import { checkFile, nameKinds, showBytes } from './check-file.ts'

const limits = { kinds: ['png', 'pdf'], mostBytes: 5_000_000 } as const

test('a file of another kind, beyond the limit or without a byte is refused before it is sent', () => {
  expect(checkFile({ type: 'image/png', size: 5_000_000 }, limits)).toBeUndefined()
  expect(checkFile({ type: 'image/png', size: 5_000_001 }, limits)).toBe('tooLarge')
  expect(checkFile({ type: 'image/png', size: 0 }, limits)).toBe('empty')
  expect(checkFile({ type: 'text/html', size: 1 }, limits)).toBe('wrongKind')
  expect(checkFile({ type: '', size: 1 }, limits)).toBe('wrongKind')
})

test('what a field takes is said in words', () => {
  expect(nameKinds(['png', 'jpeg', 'pdf'], 'or')).toBe('PNG, JPEG or PDF')
  expect(nameKinds(['pdf'], 'o')).toBe('PDF')
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
