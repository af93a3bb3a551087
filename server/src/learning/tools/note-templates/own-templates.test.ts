import { maxNoteBodyLength, maxNoteSubjectLength } from '@tower/contract/learning/tools.ts'
import { expect, test } from 'vitest'
import { buildTools } from '../../../../test/learning/tools/build-tools.ts'

type Preview = { note: { subject: string; body: string }; unknown_places: string[] }

const both = (text: string) => ({ en: text, es: text })

test('a preview is the note that the words in the editor make for the first student, and keeps nothing', async () => {
  const { call, templateId, templates, results, uses } = await buildTools()
  const before = await templates()
  const preview = async (text: string, more: object = {}) => {
    const answer = await call('POST', `/api/teacher/note-templates/${templateId}/preview`, {
      ...{ language: 'en', tone: 'warm', title: 'Mine', text, ...more },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Preview>()
  }
  const { note, unknown_places: unknown } = await preview(
    'Subject: News of {student}\n\n(warm) Warm words.\n(brief) Few words.\n\n{what} {nothing}',
  )
  expect(note).toMatchObject({
    subject: expect.stringMatching(/^News of (Ana|Mateo)$/) as string,
    body: 'Warm words.',
  })
  expect(unknown).toEqual(['nothing'])
  const told = await preview('{what}', { points: 'forgot the math homework twice', tone: 'brief' })
  expect(told.note.body).toContain('math homework')
  expect([await templates(), await results(), await uses()]).toEqual([before, [], []])
})

test('controls and marks of direction are not kept in an own template, and do not make a title or a text', async () => {
  const { call, templateId, templates } = await buildTools()
  const url = `/api/teacher/note-templates/${templateId}`
  const body = both('A\u0007 safe\u202E text.\r\n\r\n\uE000{student}\u2066\tsmiles.')
  await call('PUT', url, { title: 'Mi\u200Fne', body })
  expect((await templates())[0]).toMatchObject({
    ...{ title: 'Mine', own: true },
    body: both('A safe text.\n\n{student} smiles.'),
  })
  for (const title of ['\u202E', '\u200B'])
    expect((await call('PUT', url, { title, body })).statusCode).toBe(400)
  expect((await call('PUT', url, { title: 'Mine', body: both('\u0007\u202E') })).statusCode).toBe(400)
})

test('a template that repeats a long name makes a note as long as a note may be', async () => {
  const { call, templateId, add, note } = await buildTools()
  const id = await add({ full_name: `Mateo ${'Ruiz '.repeat(22)}`.trim() })
  const url = `/api/teacher/note-templates/${templateId}`
  await call('PUT', url, {
    title: 'Mine',
    body: both(`Subject: ${'{full name} '.repeat(10)}\n\n${'{full name} '.repeat(250)}`),
  })
  const answer = await note({ student_id: id })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const { note: made } = answer.json<Preview>()
  expect(made.body.length).toBeLessThanOrEqual(maxNoteBodyLength)
  expect(made.subject.length).toBeLessThanOrEqual(maxNoteSubjectLength)
})
