import { Refusal } from '../../refusal.ts'

/** `data:image/png;base64,` with whatever else may stand there; what it says of the kind is not believed. */
const head = /^data:[^,"]{0,200};base64$/i
const mostHead = 220
const letters = /^[A-Za-z0-9+/]*$/
const lastLetters = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a data URL, as its letters arrive. */
export async function* readBase64(texts: AsyncIterable<string>): AsyncGenerator<Buffer, undefined> {
  let before: string | undefined = ''
  // Less than four letters make no whole bytes yet; the last four may be filled up with `=`.
  let left = ''
  for await (const text of texts) {
    let fresh = text
    if (before !== undefined) {
      const cut: string = before + text
      const end = cut.indexOf(',')
      if (end < 0 && cut.length > mostHead) throw new Refusal('files.unreadable')
      if (end >= 0 && !head.test(cut.slice(0, end))) throw new Refusal('files.unreadable')
      before = end < 0 ? cut : undefined
      if (end < 0) continue
      fresh = cut.slice(end + 1)
    }
    const all: string = left + fresh
    const whole = Math.max(0, Math.floor((all.length - 1) / 4)) * 4
    left = all.slice(whole)
    if (whole === 0) continue
    const now = all.slice(0, whole)
    if (!letters.test(now)) throw new Refusal('files.unreadable')
    yield Buffer.from(now, 'base64')
  }
  // A text without a comma is no data URL; none at all is no file.
  if (before !== undefined && before !== '') throw new Refusal('files.unreadable')
  if (!lastLetters.test(left) || left.length % 4 === 1) throw new Refusal('files.unreadable')
  if (left !== '') yield Buffer.from(left, 'base64')
  return undefined
}
