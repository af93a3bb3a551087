import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const place = { micros: 1_795_000_000_123_456, id: '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968' }

test('a cursor leads back to the place it was written for', () => {
  expect(readCursor(writeCursor(place))).toEqual(place)
})

test('what no page answered is refused', () => {
  const coded = (text: string) => Buffer.from(text).toString('base64url')
  for (const wrong of [
    ...['', 'x', coded(''), coded('1.2'), coded(`x.${place.id}`), coded(`9999999999999999.${place.id}`)],
    ...[coded(`1.${place.id}' or true`), coded(`1.${place.id}\u0000`), '\u{1F600}'],
  ])
    expect(() => readCursor(wrong), wrong).toThrow('cursor')
})
