/** What `pg_dump` writes, without what changes from one dump to the next or holds for its own reading alone. */

/** A comment, something quoted whatever stands in it, the end of a statement, or anything else. */
const pieces = /--[^\n]*\n|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^'"$;-]+|[\s\S]/g
/** Told to psql, with a word of chance. */
const toPsql = /^\\.*$/gm
/** Of the session that reads a whole dump; the baseline is read in one of ours. */
const ofSession = /^(?:SET |SELECT pg_catalog\.set_config\()/

/** The statements of a dump, each as it stands there. */
export function readDump(dump: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [piece] of dump.replace(toPsql, '').matchAll(pieces)) {
    if (piece.startsWith('--')) continue
    if (piece !== ';') current += piece
    else {
      statements.push(`${current.trim()};`)
      current = ''
    }
  }
  if (current.trim() !== '') throw new Error(`unfinished statement: ${current.trim().slice(0, 80)}`)
  return statements.filter((statement) => !ofSession.test(statement))
}
