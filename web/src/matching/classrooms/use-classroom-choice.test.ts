import { expect, test } from 'vitest'
import type { ClassroomAnswer } from './find-classroom.ts'
import { keepClassroom } from './use-classroom-choice.ts'

const found: ClassroomAnswer = {
  classroom: {
    id: 'classroom-12',
    code: 'PT-CNFRMD',
    name: 'Room 12',
    place: 'Dayton, OH',
    isConfirmed: true,
  },
}
const start = { code: 'PT-CNFRMD', id: '', resolved: found }
const sent = { code: 'PT-CNFRMD', resolvedCode: 'PT-CNFRMD', id: 'classroom-12' }

test('a refused form still shows the classroom that it pays for', () => {
  expect(keepClassroom({ classroom: sent }, start).resolved).toBe(found)
})

test('a refused form for another classroom does not show the one it was opened with', () => {
  expect(keepClassroom({ classroom: { ...sent, id: 'classroom-7' } }, start).resolved).toBeUndefined()
  expect(keepClassroom({ classroom: { ...sent, id: '' } }, start).resolved).toBeUndefined()
})

test('what the form was answered about its code counts more than what the page began with', () => {
  const resolved = { problem: 'Not found' }
  expect(keepClassroom({ classroom: sent, resolved }, start).resolved).toBe(resolved)
})
