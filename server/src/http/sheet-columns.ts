/** What is wrong with a file as a whole, in words for whoever made it. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault'
}

/** For each field the header words that mean it, the surest first. */
export type ColumnWords<Field extends string> = Record<Field, readonly string[]>

export type MappedColumns<Field extends string> = {
  /** The field of each column; undefined where the column isn't used. */
  fields: (Field | undefined)[]
  width: number
  /** Headers as they stand in the file. */
  used: { field: Field; header: string }[]
  unused: string[]
}

type MapColumns<Field extends string> = { words: ColumnWords<Field>; required: readonly Field[] }

/** Finds the columns by their headers, in whatever order they stand. Throws {@link SheetFault}. */
export function mapColumns<Field extends string>(
  header: string[],
  { words, required }: MapColumns<Field>,
): MappedColumns<Field> {
  const headings = header.map(plainWords)
  const fields: (Field | undefined)[] = header.map(() => undefined)
  const used: { field: Field; header: string }[] = []
  for (const field of Object.keys(words) as Field[]) {
    const heading = words[field].find((word) => headings.includes(word))
    if (heading === undefined) continue
    const position = headings.indexOf(heading)
    fields[position] = field
    used.push({ field, header: header[position]?.trim() ?? '' })
  }
  const unused = header.filter((name, position) => fields[position] === undefined && name.trim() !== '')
  const missing = required.find((field) => !used.some((column) => column.field === field))
  if (missing !== undefined) {
    throw new SheetFault(`No column is named ${words[missing].map((word) => `“${word}”`).join(' or ')}.`)
  }
  const twice = headings.find(
    (heading, position) => fields[position] !== undefined && headings.lastIndexOf(heading) !== position,
  )
  if (twice !== undefined) throw new SheetFault(`Two columns are named “${twice}”.`)
  return { fields, width: header.length, used, unused: unused.map((name) => name.trim()) }
}

/** `Teacher's E-Mail ` and `teacher_s_e_mail` are the same heading. */
function plainWords(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
