import { expect, test } from 'vitest'
import { isClassroomId, isWrongClassroomId } from './classroom-reference.ts'

test('a classroom id has the 8-4-4-4-12 form, in any case and with spaces around it', () => {
  expect(isClassroomId('0b3f2a10-9d4e-4c11-8a77-2f6d0c9e1b55')).toBe(true)
  expect(isClassroomId(' 0B3F2A10-9D4E-4C11-8A77-2F6D0C9E1B55 ')).toBe(true)
  for (const text of [
    'PT-ABC123',
    '0b3f2a109d4e4c118a772f6d0c9e1b55',
    '0b3f2a10-9d4e-4c11-8a77-2f6d0c9e1b5g',
    '',
  ])
    expect(isClassroomId(text)).toBe(false)
})

test('an empty classroom id clears the choice and is no mistake', () => {
  expect(isWrongClassroomId('')).toBe(false)
  expect(isWrongClassroomId('  ')).toBe(false)
  expect(isWrongClassroomId('classroom 12')).toBe(true)
})
