import { expect, test } from 'vitest'
import { notifications as english } from './texts.en.ts'
import { notifications as spanish } from './texts.es.ts'
import { wordNotice } from './word-notice.ts'

const notice = {
  type: 'reimbursement',
  title: 'Ms. Demo-Núñez asks for $74.94',
  message: 'RB-1008 waits for a decision under Reimbursements.',
}

test('in English a notice says what was written', () => {
  expect(wordNotice(notice, english, 'en')).toEqual({ title: notice.title, message: notice.message })
})

test('in Spanish it says no stored English: its kind by name; people, schools, amounts and numbers as they are', () => {
  expect(wordNotice(notice, spanish, 'es')).toEqual({
    title: 'Un docente pide un reembolso',
    message: 'Ms. Demo-Núñez · $74.94 · RB-1008',
  })
  const nominated = {
    ...{ type: 'nomination', title: 'Ms. Ruiz of Oak Hill School, Dayton, OH was nominated' },
    message: 'Ana wrote: “She reads to us.”',
  }
  expect(wordNotice(nominated, spanish, 'es').message).toBe('Ms. Ruiz, Oak Hill School, Dayton, OH')
  expect(wordNotice({ ...notice, type: 'of another version' }, spanish, 'es').title).toBe(spanish.title)
})
