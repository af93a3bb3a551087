import { expect, test } from 'vitest'
import { readBase64 } from './read-base64.ts'

async function read(text: string, pieceLetters: number): Promise<Buffer> {
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += pieceLetters) yield text.slice(at, at + pieceLetters)
  }
  const parts: Buffer[] = []
  for await (const part of readBase64(pieces())) parts.push(part)
  return Buffer.concat(parts)
}

test('bytes are the same in pieces of any size', async () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 37) % 256))
    const url = `data:video/mp4;codecs=avc1;base64,${bytes.toString('base64')}`
    for (const size of [1, 3, 4, 5, 33, 1_000]) expect(await read(url, size)).toEqual(bytes)
  }
})

test.each([
  ['no data URL', 'AAAA'],
  ['a data URL of letters as they are', 'data:text/plain,AAAA'],
  ['an endless head', `data:${'x'.repeat(400)};base64,AAAA`],
  ['letters that are none of base64', 'data:image/png;base64,AA!A'],
  ['letters behind the end', 'data:image/png;base64,AA==AAAA'],
  ['one letter too many', 'data:image/png;base64,AAAAA'],
])('%s is refused', async (_what, url) => {
  await expect(read(url, 4)).rejects.toMatchObject({ code: 'files.unreadable' })
})
