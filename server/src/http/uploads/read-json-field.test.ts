import { expect, test } from 'vitest'
import { readJsonField } from './read-json-field.ts'

/** Reads a body that comes in pieces of this size. */
async function read(body: string, pieceBytes = 1) {
  const bytes = Buffer.from(body)
  const around: Buffer[] = []
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  let text = ''
  for await (const part of readJsonField(pieces(), { field: 'data_url', around, mostAround: 400 }))
    text += part
  return { text, json: JSON.parse(Buffer.concat(around).toString()) as unknown }
}

test.each([1, 2, 3, 7, 64, 1_000])(
  'the text of the field is given, and all else is the same JSON, in pieces of %i bytes',
  async (pieceBytes) => {
    const body = {
      caption: 'He said \\"data_url": "no" — and {[}] ☀',
      inner: { data_url: 'inside', list: [{ data_url: 'deeper' }] },
      data_url: 'data:image/png;base64,AAAA+/==',
      after: ['data_url', 'x'],
    }
    const { text, json } = await read(JSON.stringify(body), pieceBytes)
    expect(text).toBe(body.data_url)
    expect(json).toEqual({ ...body, data_url: '' })
  },
)

test('spaces around the colon and escaped slashes are JSON too', async () => {
  const { text, json } = await read('{ "data_url" \n:\t "a\\/b\\u002bc" , "x" : 1 }', 2)
  expect(text).toBe('a/b+c')
  expect(json).toEqual({ data_url: '', x: 1 })
})

test.each([
  ['a body without the field', '{"x":1}', { x: 1 }],
  ['a field that is no text', '{"data_url":7}', { data_url: 7 }],
  ['a text as the whole body', '"data_url"', 'data_url'],
])('%s has no such text', async (_what, body, json) => {
  expect(await read(body)).toEqual({ text: '', json })
})

test.each([
  ['the field twice', '{"data_url":"a","data_url":"b"}', 'request.malformed'],
  ['a text without end', '{"data_url":"aaa', 'request.malformed'],
  ['an escape that is none', '{"data_url":"a\\q"}', 'request.malformed'],
  ['too much around it', `{"x":"${'y'.repeat(400)}","data_url":"a"}`, 'request.too_large'],
])('%s is refused', async (_what, body, code) => {
  await expect(read(body, 5)).rejects.toMatchObject({ code })
})
