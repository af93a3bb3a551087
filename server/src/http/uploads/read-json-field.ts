import { Refusal } from '../../refusal.ts'

export type JsonField = {
  field: string
  /** Gets what stands around the text of the field, so that together it is the same JSON with an empty text. */
  around: Buffer[]
  mostAround: number
}

const quote = 0x22
const backslash = 0x5c
const [open, close, list, endList, colon, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c]

/**
 * Gives the text of one field of a JSON object as it arrives, letter by letter as it is written there, escapes undone. What
 * stands around it is kept, within a limit, to be read as JSON afterwards: this only finds where the text begins and ends.
 */
export async function* readJsonField(
  chunks: AsyncIterable<Buffer>,
  { field, around, mostAround }: JsonField,
): AsyncGenerator<string> {
  const outside = new Outside(field)
  const inside = new Inside()
  let isInside = false
  let wasThere = false
  let kept = 0
  const keep = (bytes: Buffer) => {
    kept += bytes.length
    if (kept > mostAround) throw new Refusal('request.too_large')
    // A copy: what is kept of a chunk would keep all of it.
    around.push(Buffer.from(bytes))
  }
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      if (isInside) {
        const { text, end } = inside.read(chunk, at)
        if (text !== '') yield text
        at = end ?? chunk.length
        isInside = end === undefined
      } else {
        const begin = outside.findText(chunk, at)
        keep(chunk.subarray(at, begin ?? chunk.length))
        at = begin ?? chunk.length
        if (begin === undefined) continue
        if (wasThere) throw new Refusal('request.malformed')
        isInside = wasThere = true
      }
    }
  }
  if (isInside) throw new Refusal('request.malformed')
}

/** Follows JSON as far as it must to tell a name of the outermost object from anything else. */
class Outside {
  private depth = 0
  private isInText = false
  private isEscaped = false
  private text: number[] = []
  private name: string | undefined
  private readonly field: string

  constructor(field: string) {
    this.field = field
  }

  /** Where the text of the field begins, after its quote; undefined where this chunk does not have it. */
  findText(chunk: Buffer, from: number): number | undefined {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (this.isInText) this.readLetter(byte)
      else if (byte === quote) {
        if (this.depth === 1 && this.name === this.field) {
          this.name = undefined
          // The reading goes on at its closing quote, which ends the text here as well.
          this.isInText = true
          this.text = []
          return at + 1
        }
        this.isInText = true
        this.text = []
      } else this.readSign(byte)
    }
    return undefined
  }

  private readLetter(byte: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (byte === backslash) this.isEscaped = true
    else if (byte === quote) {
      this.isInText = false
      return
    }
    if (this.text.length < 64) this.text.push(byte)
  }

  private readSign(byte: number): void {
    if (byte === open || byte === list) this.depth++
    else if (byte === close || byte === endList) this.depth--
    else if (byte === colon && this.depth === 1) this.name = Buffer.from(this.text).toString('latin1')
    else if (byte === comma) this.name = undefined
  }
}

/** Reads the text of the field. Base64 needs no escapes, but some write `\/`. */
class Inside {
  private escape = ''

  read(chunk: Buffer, from: number): { text: string; end: number | undefined } {
    let text = ''
    for (let at = from; at < chunk.length;) {
      if (this.escape !== '') {
        this.escape += String.fromCharCode(chunk[at] ?? 0)
        at++
        text += this.finishEscape()
        continue
      }
      const end = nearest(chunk.indexOf(quote, at), chunk.indexOf(backslash, at), chunk.length)
      text += chunk.toString('latin1', at, end)
      if (chunk[end] === quote) return { text, end }
      if (end < chunk.length) this.escape = '\\'
      at = end + 1
    }
    return { text, end: undefined }
  }

  /** The letter that an escape stands for, once all of it came. */
  private finishEscape(): string {
    const isLong = this.escape[1] === 'u'
    if (this.escape.length < (isLong ? 6 : 2)) return ''
    const letter = parseEscape(this.escape)
    this.escape = ''
    return letter
  }
}

function parseEscape(escape: string): string {
  try {
    return JSON.parse(`"${escape}"`) as string
  } catch {
    throw new Refusal('request.malformed')
  }
}

const nearest = (one: number, other: number, otherwise: number): number =>
  Math.min(one < 0 ? otherwise : one, other < 0 ? otherwise : other)
