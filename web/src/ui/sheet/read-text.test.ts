import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const read = (...bytes: number[]) => readText(new Blob([new Uint8Array(bytes)]))

test('a file is read in the alphabet it was saved in; a workbook is no text', async () => {
  expect(await readText(new Blob(['José']))).toBe('José')
  expect(await read(0x4a, 0x6f, 0x73, 0xe9)).toBe('José')
  expect(await read(0xfe, 0xff, 0x00, 0x4a, 0x00, 0xe9)).toBe('Jé')
  expect(await read(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00)).toBeUndefined()
})
