import { nameKey } from '@tower/contract/name-key.ts'
import { expect, test } from 'vitest'
import { findRepeats } from './find-repeats.ts'

test('each row that says again what another said is named with the first that said it', () => {
  const rows = ['Zoe O’Neil', 'Ana Lee', "zoe o'neil", 'Zoe  O’NEIL', 'Añá Lee']
  expect(findRepeats(rows, nameKey)).toEqual([
    { row: "zoe o'neil", first: 'Zoe O’Neil' },
    { row: 'Zoe  O’NEIL', first: 'Zoe O’Neil' },
  ])
})
