import { expect, test } from 'vitest'
import { AVATAR_TONES, avatarTone, initialsOf } from './avatar-tone.ts'

test('an account keeps its color and the colors are all in use', () => {
  const ids = Array.from({ length: 200 }, (_, position) => `account-${position}`)
  const tones = ids.map(avatarTone)
  expect(ids.map(avatarTone)).toEqual(tones)
  expect(new Set(tones)).toEqual(new Set(Array.from({ length: AVATAR_TONES }, (_, tone) => tone + 1)))
})

test('initials come from the first and the last word, in any script', () => {
  expect(initialsOf('Ana Núñez')).toBe('AN')
  expect(initialsOf('okafor family fund')).toBe('OF')
  expect(initialsOf('Ñusta')).toBe('Ñ')
  expect(initialsOf('“Smith” & Sons')).toBe('SS')
  expect(initialsOf('  ')).toBe('')
})
