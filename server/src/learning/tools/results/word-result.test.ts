import type { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import { expect, test } from 'vitest'
import { wordResult } from './word-result.ts'

const note = (body: string): ToolContent => ({
  ...{ tool: 'parent-note', language: 'en', subject: 'Missing work for Hannah', body, other: null, asks: [] },
})

test('two notes of one template are told apart by what they tell, and longer words end with “…”', () => {
  const beginning = 'Dear family of Hannah,\n\nI am writing about Hannah’s school work.'
  const listed = ['She lost two pages.', `She read ${'a long book, '.repeat(20)}`].map((told) =>
    wordResult({ content: note(`${beginning} ${told}\n\nWarmly,\nMs. Lee`) }),
  )
  expect(listed.map(({ title }) => title)).toEqual(['Missing work for Hannah', 'Missing work for Hannah'])
  expect(listed[0]?.excerpt).toBe('She lost two pages.')
  expect(listed[1]?.excerpt).toMatch(/^She read a long book, .* (?:long|book|a)…$/)
})
