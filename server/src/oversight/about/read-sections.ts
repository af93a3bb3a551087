import { type AboutKind, aboutKinds, mostAbout } from '@tower/contract/oversight/about.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { About, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'
import type { Reader } from '../../reader.ts'

export type Section = {
  kind: AboutKind
  lines: (AboutRow & { leadsTo: string | null })[]
  hasMore: boolean
  /** Where all of them are listed. */
  leadsTo: string | null
}

/** The newest of each declared kind that there is any of, in the order of the kinds; what the reader's duties cover. */
export async function readSections<Subject>(
  tx: Tx,
  { declared, subject, reader }: { declared: readonly About<Subject>[]; subject: Subject; reader: Reader },
): Promise<Section[]> {
  const sections: Section[] = []
  for (const about of declared) {
    if (!covers(reader.duties, about.duty)) continue
    const rows = await about.list(tx, subject, mostAbout + 1, reader)
    if (rows.length > 0) sections.push(sectionOf(about, subject, rows))
  }
  return sections.toSorted((one, other) => aboutKinds.indexOf(one.kind) - aboutKinds.indexOf(other.kind))
}

function sectionOf<Subject>(about: About<Subject>, subject: Subject, rows: AboutRow[]): Section {
  return {
    kind: about.kind,
    lines: rows.slice(0, mostAbout).map((row) => ({ ...row, leadsTo: about.leadsTo?.(row) ?? null })),
    hasMore: rows.length > mostAbout,
    leadsTo: about.leadsToAll?.(subject) ?? null,
  }
}
