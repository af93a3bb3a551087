import { Refusal } from '../../refusal.ts'

/** `data:image/png;base64,` with whatever else may stand there; what it says of the kind is not believed. */
const head = /^data:[^,"]{0,200};base64$/i
const mostHead = 220
const letters = /^[A-Za-z0-9+/]*$/
const lastLetters = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a data URL, as its letters arrive. */
export async function* readBase64(texts: AsyncIterable<string>): AsyncGenerator<Buffer, undefined> {
  // Less than four letters make no whole bytes yet; the last four may be filled up with `=`.
  let left = ''
  for await (const text of readBehindHead(texts)) {
    const all: string = left + text
    const whole = Math.max(0, Math.floor((all.length - 1) / 4)) * 4
    left = all.slice(whole)
    if (whole === 0) continue
    const now = all.slice(0, whole)
    if (!letters.test(now)) throw new Refusal('files.unreadable')
    yield Buffer.from(now, 'base64')
  }
  if (!lastLetters.test(left) || left.length % 4 === 1) throw new Refusal('files.unreadable')
  if (left !== '') yield Buffer.from(left, 'base64')
  return undefined
}

/** What follows the comma. A text without one is no data URL; none at all is no file. */
async function* readBehindHead(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let before = ''
  let isBehind = false
  for await (const text of texts) {
    if (isBehind) {
      yield text
      continue
    }
    before += text
    const end = before.indexOf(',')
    isBehind = end >= 0
    if (isBehind ? !head.test(before.slice(0, end)) : before.length > mostHead)
      throw new Refusal('files.unreadable')
    if (isBehind) yield before.slice(end + 1)
  }
  if (!isBehind && before !== '') throw new Refusal('files.unreadable')
}
