import { expect, test } from 'vitest'
import type { RoomAnswer } from './find-room.ts'
import { keepRoom } from './use-room-choice.ts'

const found: RoomAnswer = {
  room: { id: 'room-12', code: 'PT-CNFRMD', name: 'Room 12', place: 'Dayton, OH', isConfirmed: true },
}
const start = { code: 'PT-CNFRMD', id: '', resolved: found }
const sent = { code: 'PT-CNFRMD', resolvedCode: 'PT-CNFRMD', id: 'room-12' }

test('a refused form still shows the room that it pays for', () => {
  expect(keepRoom({ room: sent }, start).resolved).toBe(found)
})

test('a refused form for another room does not show the one it was opened with', () => {
  expect(keepRoom({ room: { ...sent, id: 'room-7' } }, start).resolved).toBeUndefined()
  expect(keepRoom({ room: { ...sent, id: '' } }, start).resolved).toBeUndefined()
})

test('what the form was answered about its code counts more than what the page began with', () => {
  const resolved = { problem: 'Not found' }
  expect(keepRoom({ room: sent, resolved }, start).resolved).toBe(resolved)
})
