import { deflateSync } from 'node:zlib'

/** A document of these objects, as writers before PDF 1.5 lay them out: each openly, with a table at the end. */
export function openPdf(objects: readonly string[]): Buffer {
  const parts = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(
    `%PDF-1.4\n%\xe2\xe3\xcf\xd3\n${parts.join('')}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
}

/** The dictionary and the data of a stream. */
export const stream = (entries: string, data: Buffer | string): string =>
  `<< ${entries} /Length ${data.length} >>\nstream\r\n${data.toString('latin1')}\nendstream`

/** An object stream, as Word, Acrobat and TeX write it; `pack` says how often it is packed. */
export function objectStream(
  objects: readonly string[],
  { pack = 1, entries = '/Type /ObjStm' } = {},
): string {
  const starts = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at > 0 ? 1 : 0))
  const head = starts.map((start, at) => `${100 + at} ${start}`).join(' ')
  let data: Buffer = Buffer.from(`${head} ${objects.join(' ')}`, 'latin1')
  for (let time = 0; time < pack; time++) data = deflateSync(data)
  const filter = pack === 1 ? '/FlateDecode' : `[${'/FlateDecode '.repeat(pack)}]`
  return stream(`${entries} /N ${objects.length} /First ${head.length + 1} /Filter ${filter}`, data)
}
