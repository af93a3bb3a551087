import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedVersion } from '../plan/plan-year.ts'

/** A text that every visitor of the first page reads. */
const changedText = 'web/src/portals/public/home/texts.en.ts'
/** What `generate-types.ts` writes after each migration; a backup holds what stands in it. */
const generatedColumns = 'server/src/database/columns.generated.ts'

/** Makes the next version in a checkout: a changed text, which changes the build, and a migration where one is planned. */
export function changeVersion(checkout: string, { number, hasMigration }: PlannedVersion): void {
  const path = join(checkout, changedText)
  writeFileSync(path, changeTitle(readFileSync(path, 'utf8'), number))
  if (!hasMigration) return
  const { name, text } = nextMigration(readdirSync(join(checkout, 'server/migrations')), number)
  writeFileSync(join(checkout, 'server/migrations', name), text)
  const generated = join(checkout, generatedColumns)
  writeFileSync(generated, addColumn(readFileSync(generated, 'utf8'), number))
}

/** The new column stands among those that are known, as whoever writes a migration has them generated. */
export function addColumn(generated: string, number: number): string {
  const added = generated.replace(/^( {2}payments: \[[^\]]*)\]/m, `$1, 'release_${number}']`)
  if (added === generated) throw new Error(`${generatedColumns} has no columns of payments`)
  return added
}

/** The first title says which version it is of. */
export function changeTitle(texts: string, number: number): string {
  const changed = texts.replace(/title: '([^']*?)(?: \(release \d+\))?'/, `title: '$1 (release ${number})'`)
  if (changed === texts) throw new Error(`${changedText} has no title that could change`)
  return changed
}

/** A column in a table that gifts write to, on which the version before runs and which says so. */
export function nextMigration(names: readonly string[], number: number): { name: string; text: string } {
  const last = names
    .map((name) => /^(\d{4})-.*\.sql$/.exec(name)?.[1] ?? '0000')
    .toSorted()
    .at(-1)
  const next = String(Number(last) + 1).padStart(4, '0')
  return {
    name: `${next}-release-${number}.sql`,
    text: `-- Runs with code from ${last} on.

alter table payments add column release_${number} text;
comment on column payments.release_${number} is 'Nobody reads it: an upgrade is tried.';
`,
  }
}
