import { expect, test } from 'vitest'
import { athleteFor } from './athlete-for.ts'

test('staff without children among their duties read one whole letter of a last name', () => {
  const read = (name: string) => athleteFor(['money'], name)
  expect(['Robin Quillfeather', 'Ana  E\u0301vora', 'Ada \u{1E900}', 'Robin'].map(read)).toEqual([
    ...['Robin Q.', 'Ana E\u0301.', 'Ada \u{1E900}.', 'Robin'],
  ])
  expect(athleteFor(['money', 'children'], 'Robin Quillfeather')).toBe('Robin Quillfeather')
})
