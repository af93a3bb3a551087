import { readTemplate } from '@tower/contract/learning/tools/notes/template-text.ts'
import { expect, test } from 'vitest'
import { rowsOfTemplate, templateOfRows } from './template-rows.ts'
import { tools as english } from './texts.en.ts'
import { tools as spanish } from './texts.es.ts'

const both = [english.templates.places, spanish.templates.places]

const template = `Subject: Missing work for {student} | Work of {student}

{greeting}

(warm) I am writing about {student}'s school work.
(not brief, without good) I care about {student}.
{good}

(with do, without by) Please return it soon. | Please send it, {full name}.
Ask {somebody}.

{answer}

{signature}`

test('a template that is opened and saved says the same, in the words of either language', () => {
  for (const words of both)
    expect(readTemplate(templateOfRows(rowsOfTemplate(template, words), words))).toEqual(
      readTemplate(template),
    )
})

test('no sentence shows a sign of the template’s own spelling', () => {
  for (const words of both) {
    const known = rowsOfTemplate(template.replace('Ask {somebody}.\n', ''), words)
    expect(known.map(({ text }) => text).filter((text) => /[{}|()]/.test(text))).toEqual([])
  }
})

test('what looks like a mark is a sentence when a teacher types it, and an empty field is none', () => {
  const words = english.templates.places
  const rows = rowsOfTemplate('One.\n\nTwo.', words)
  const typed = ['Title', '(warm) Hello [child’s first name] | friends.', ' ']
  const text = templateOfRows(
    rows.map((row, at) => ({ ...row, text: typed[at] ?? '' })),
    words,
  )
  expect(rowsOfTemplate(text, words).map((row) => [row.tones.length, row.text])).toEqual([
    [4, 'Title'],
    [4, '(warm) Hello [child’s first name] / friends.'],
  ])
})

test('a place is known by its words, with the apostrophe of any keyboard', () => {
  const words = english.templates.places
  const [row] = rowsOfTemplate('{student}', words)
  if (!row) throw new Error('there is a subject')
  expect(templateOfRows([{ ...row, text: "News of [Child's first name]" }], words)).toBe(
    'Subject: News of {student}',
  )
})
