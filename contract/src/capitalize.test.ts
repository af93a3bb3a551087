import { expect, test } from 'vitest'
import { uncapitalize, capitalize } from './capitalize.ts'

test('the first letter is made large or small, whatever it is, and the rest stays', () => {
  expect(['we SANG', 'ñandú', '', '1 bean', '𐐨𐐨'].map(capitalize)).toEqual([
    'We SANG',
    'Ñandú',
    '',
    '1 bean',
    '𐐀𐐨',
  ])
  expect(['We SANG', 'Él', '', '🌱 Beans', '𐐀𐐀'].map(uncapitalize)).toEqual([
    'we SANG',
    'él',
    '',
    '🌱 Beans',
    '𐐨𐐀',
  ])
})
