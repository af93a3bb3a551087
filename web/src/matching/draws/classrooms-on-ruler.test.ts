import { expect, test } from 'vitest'
import { type PlacedPick, classroomsOnRuler } from './classrooms-on-ruler.ts'

const classrooms = [
  { id: 'a', name: 'Classroom A', weight: 4 },
  { id: 'b', name: 'Classroom B', weight: 5 },
  { id: 'c', name: 'Classroom C', weight: 6 },
]
const first: PlacedPick = {
  position: 1,
  classroom_id: 'b',
  name: 'Classroom B',
  weight: 5,
  r: 7,
  remaining_weight: 15,
  from: 4,
  to: 8,
}
const second: PlacedPick = {
  position: 2,
  classroom_id: 'c',
  name: 'Classroom C',
  weight: 6,
  r: 4,
  remaining_weight: 10,
  from: 4,
  to: 9,
}

test('a classroom that was picked before has left the ruler', () => {
  expect(classroomsOnRuler(classrooms, [first, second], first).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(classroomsOnRuler(classrooms, [first, second], second).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('the picked classroom lies at its own points, also when the other classrooms are too many to draw', () => {
  const laid = classroomsOnRuler(undefined, [first], first)
  expect(laid.map(({ weight }) => weight)).toEqual([4, 5, 6])
  expect(laid[1]?.id).toBe('b')
})

test('the points on the ruler are those that were left at the pick', () => {
  for (const listed of [classrooms, undefined]) {
    const sum = classroomsOnRuler(listed, [first, second], second).reduce(
      (total, { weight }) => total + weight,
      0,
    )
    expect(sum).toBe(second.remaining_weight)
  }
})
