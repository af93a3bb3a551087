/** For tests: a CSV file as a program reads it, each line under the heads. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readCells(text.replace(/^\uFEFF/, ''))
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])))
}

function readCells(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    cells.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === ',') continue
    lines.push(cells)
    cells = []
  }
  return lines
}
