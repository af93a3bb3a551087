import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitsOf } from '../../../../test/people/prospects/build-films.ts'
import { clearAv1Units } from './av1-units.ts'
import { avcUnits, clearUnits, hevcUnits } from './picture-units.ts'

const bytes = (...all: (number | string)[]) =>
  Buffer.concat(all.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from([one]))))
const clear = (unit: Buffer, kind = avcUnits) => {
  const sample = unitsOf(unit, Buffer.from('\x65picture'))
  clearUnits(sample, kind, 4)
  expect(sample.includes('\x65picture')).toBe(true)
  return sample.subarray(4, 4 + unit.length)
}

test('of the messages of a unit those stay that say how to show it, and of the others no byte, whatever zeros they hold', () => {
  const recovery = [6, 1, 0xc4]
  const user = [5, 6, 'a', 0, 0, 3, 1, 'bc']
  expect(clear(bytes(6, ...recovery, ...user, ...recovery, 0x80))).toEqual(
    bytes(6, ...recovery, 5, 6, 1, 0, 0, 3, 1, 1, 1, ...recovery, 0x80),
  )
  // 300 bytes, said by two; a kind past 255; one that says it is longer than the unit.
  const long = String.fromCharCode(4, 255, 45) + 'x'.repeat(300)
  expect(clear(bytes(6, long, ...recovery, 0x80)).includes('x')).toBe(false)
  expect(clear(bytes(6, 255, 9, 2, 'xx', 0x80))).toEqual(bytes(6, 255, 9, 2, 1, 1, 0x80))
  for (const said of [5, 6, 1]) expect(clear(bytes(6, said, 99, 'xx', 0x80)).includes('x')).toBe(false)
  expect(clear(bytes(6, 255, 255))).toEqual(bytes(6, 1, 1))
  expect(clear(bytes(39 << 1, 1, 136, 2, 'xx', 0x80), { ...hevcUnits, stays: new Set([50]) })).toEqual(
    bytes(39 << 1, 1, 136, 2, 1, 1, 0x80),
  )
})

test('samples whose lengths lie are refused, whatever they hold, and nothing is longer or shorter afterwards', () => {
  const unreadable = { code: 'files.unreadable' }
  for (const length of [9, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]) {
    const sample = unitsOf(Buffer.from('\x65picture'))
    sample.writeUInt32BE(length)
    expect(() => clearUnits(sample, avcUnits, 4)).toThrow(expect.objectContaining(unreadable))
  }
  expect(() => clearAv1Units(bytes(0x2a, 9, 4, 'x'))).toThrow(expect.objectContaining(unreadable))
  expect(() => clearAv1Units(bytes(0x2a, 0xff, 0xff))).toThrow(expect.objectContaining(unreadable))
  const any = fc.uint8Array({ maxLength: 80 })
  fc.assert(
    fc.property(any, fc.constantFrom(1, 2, 4), (content, lengthBytes) => {
      for (const read of [
        (sample: Buffer) => clearUnits(sample, avcUnits, lengthBytes),
        (sample: Buffer) => clearUnits(sample, hevcUnits, lengthBytes),
        clearAv1Units,
      ])
        try {
          const sample = Buffer.from(content)
          read(sample)
          // Once more changes nothing.
          const once = Buffer.from(sample)
          read(sample)
          expect(sample).toEqual(once)
        } catch (error) {
          expect(error).toMatchObject(unreadable)
        }
    }),
    { numRuns: 200 },
  )
})
