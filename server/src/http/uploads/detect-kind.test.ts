import { expect, test } from 'vitest'
import { detectKind } from './detect-kind.ts'

const kindOf = (text: string) => detectKind(Buffer.from(text, 'latin1'))

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['%PDF-1.7', 'pdf'],
  // Readers find its head behind a mark, empty lines, and what printers and forms put before it.
  ['\xef\xbb\xbf%PDF-1.4', 'pdf'],
  ['\r\n\r\n%PDF-1.4', 'pdf'],
  ['\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.5', 'pdf'],
  ['--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n%PDF-2.0', 'pdf'],
  ['\0\0\0\x18ftypmp42', 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'mov'],
  // Of cameras that name themselves, and what they are compatible with.
  ['\0\0\0\x20ftypXAVC\0\0\0\0XAVCmp42iso2', 'mp4'],
  ['\0\0\0\x1cftypNIKO\0\0\0\0niko3gp5', 'mp4'],
  ['\0\0\0\x18ftypCAEP\0\0\0\0qt  ', 'mov'],
  ['\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x84webm', 'webm'],
])('%j is taken for %s', (head, kind) => {
  expect(kindOf(head)).toBe(kind)
})

test.each([
  '',
  '<svg',
  '<!doctype html>',
  'PK\x03\x04',
  '\x1f\x8b',
  'MZ',
  'RIFF\x10\0\0\0WAVE',
  '\0\0\0\x18ftypheic',
  '\0\0\0\x18ftypavif',
  // Still pictures that name a brand of films, too, and a brand behind the end of the box.
  '\0\0\0\x1cftypcrx \0\0\0\0crx isom',
  '\0\0\0\x20ftypheic\0\0\0\0mif1isomMiHB',
  '\0\0\0\x10ftypzzzz\0\0\0\0mp42',
  '\x1a\x45\xdf\xa3 matroska',
  // Pages, programs and archives that hold one.
  '<html>%PDF-1.7',
  'MZ%PDF-1.7',
  'PK\x03\x04%PDF-1.7',
  '#!/bin/sh\n%PDF-1.7',
  '\x7fELF%PDF-1.7',
  `${' '.repeat(1_025)}%PDF-1.7`,
])('%j is nothing that is taken in', (head) => {
  expect(kindOf(head)).toBeUndefined()
})
