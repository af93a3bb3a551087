import { expect, test } from 'vitest'
import { groupActions } from './group-actions.ts'
import { auditWords as en } from './texts.en.ts'
import { auditWords as es } from './texts.es.ts'

test('every action of the log can be chosen by its words, under what it is about', () => {
  for (const { acts, subjects } of [en, es]) {
    const groups = groupActions(acts, subjects, '', 'en')
    expect(groups.flatMap(({ actions }) => actions.map(({ action }) => action)).sort()).toEqual(
      Object.keys(acts).sort(),
    )
    expect(groups.map(({ begin }) => begin.slice(0, -1)).sort()).toEqual(Object.keys(subjects).sort())
  }
})

test('what is typed narrows the choice, by words or subject, without accents', () => {
  const [gifts] = groupActions(en.acts, en.subjects, 'RECEIPT again', 'en')
  expect(gifts?.actions).toEqual([{ action: 'giving.email_receipt', words: 'Receipt emailed again' }])
  const [, ...others] = groupActions(es.acts, es.subjects, 'tarjeta donacion', 'es')
  expect(others).toEqual([])
  expect(groupActions(en.acts, en.subjects, 'vendor cards', 'en').map(({ begin }) => begin)).toContain(
    'cards.',
  )
  expect(groupActions(en.acts, en.subjects, 'nothing of the kind', 'en')).toEqual([])
})
