import { expect, test } from 'vitest'
import { canOutline, fitText, outlineText } from './outline-text.ts'

const pen = { size: 40, weight: 'bold' } as const
const names = [
  'Kaʻiulani',
  'Юлия',
  'محمد علي',
  'דוד',
  '李小龍',
  'さくら',
  '김민준',
  'प्रिया',
  'አበበ',
  'Γιώργος',
]

test('names are drawn in the letters that they are written in, and nothing is drawn where no font has a letter', () => {
  expect(names.filter((name) => !canOutline(name))).toEqual([])
  for (const name of names) expect(outlineText(name, pen).width, name).toBeGreaterThan(40)
  expect(canOutline('🎉 –')).toBe(false)
  expect(outlineText('🎉', pen)).toEqual({ paths: '', width: 0 })
})

test('a name from the right keeps its place among others, and is cut between its letters', () => {
  const [whole, ...parts] = ['Ana محمد Lee', 'Ana ', 'محمد', ' Lee'].map(
    (text) => outlineText(text, pen).width,
  )
  expect(whole).toBeCloseTo(
    parts.reduce((sum, width) => sum + width, 0),
    3,
  )
  const box = { width: 90, size: 40, smallest: 40, mostLines: 1, weight: 'bold' } as const
  expect(fitText('प्रियाप्रियाप्रिया', box).lines).toHaveLength(1)
})
