import { type Call, CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { classrooms as texts } from './texts.en.ts'
import { chooseClassroom } from './choose-classroom.ts'

const classroomId = '0b3f2a10-9d4e-4c11-8a77-2f6d0c9e1b55'
const otherId = '11111111-2222-4333-8444-555555555555'

/** Answers codes as the server does: one confirmed classroom, one that waits for its teacher, nothing else. */
const call = (async (_endpoint: unknown, { query }: { query: { code: string } }) => {
  if (query.code === 'PT-NNNNNN') throw new CallError(404, 'Not found', 'classrooms.code_not_found')
  const classroom = { id: classroomId, public_name: 'Room 12', is_confirmed: query.code === 'PT-CNFRMD' }
  return { ...classroom, school: null, city: null, state: null, classroom: classroom }
}) as unknown as Call

const choose = (fields: { code?: string; resolvedCode?: string; id?: string }) =>
  chooseClassroom(call, { code: '', resolvedCode: '', id: '', ...fields }, texts)

test('a gift without code and id is for no classroom', async () => {
  expect(await choose({})).toEqual({ classroomId: undefined })
})

test('a code that was typed but never resolved on the page is resolved when the gift is sent', async () => {
  expect(await choose({ code: 'PT-CNFRMD' })).toEqual({ classroomId: classroomId })
})

test('an id that was typed after a code was resolved wins over the code', async () => {
  expect(await choose({ code: 'PT-CNFRMD', resolvedCode: 'PT-CNFRMD', id: otherId })).toEqual({
    classroomId: otherId,
  })
})

test('a code typed after another was resolved wins over the first one’s classroom', async () => {
  expect(await choose({ code: 'PT-CNFRMD', resolvedCode: 'PT-OLDONE', id: otherId })).toEqual({
    classroomId: classroomId,
  })
})

test('an unconfirmed classroom is refused with the reason, before any checkout', async () => {
  expect(await choose({ code: 'PT-WAITNG' })).toMatchObject({
    problem: texts.unconfirmedText,
    field: 'share-code',
  })
})

test('a code nobody made is refused in the server’s words', async () => {
  expect(await choose({ code: 'PT-NNNNNN' })).toMatchObject({ problem: 'Not found', field: 'share-code' })
})

test('a text that is no id is refused beside its field', async () => {
  expect(await choose({ id: 'classroom 12' })).toEqual({
    problem: 'Please enter a valid classroom UUID.',
    field: 'classroom-id',
  })
})
