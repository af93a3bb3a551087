import { expect, test } from 'vitest'
import { weeklyWords } from './weekly-words.ts'

test('a schedule of once a week is said in words, any other stays as it is written', () => {
  expect(weeklyWords('0 17 * * 1', 'en-US', '{day} {time} UTC')).toBe('Monday 5:00 PM UTC')
  expect(weeklyWords('30 0 * * 7', 'en-US', '{day} {time} UTC')).toBe('Sunday 12:30 AM UTC')
  for (const other of ['0 17 * * 1,4', '*/5 * * * *', '0 17 1 * *'])
    expect(weeklyWords(other, 'en-US', ''), other).toBeUndefined()
})
