import type { ByteRange } from '../../storage/file-store.ts'

/** The one range of bytes that is asked for: players ask for videos so. Undefined for all of it, `none` beyond its end. */
export function readRange(header: string | undefined, byteSize: number): ByteRange | undefined | 'none' {
  const match = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  const start = first === '' ? Math.max(0, byteSize - Number(last)) : Number(first)
  const end = first === '' || last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1)
  return start > end ? 'none' : { start, end }
}
