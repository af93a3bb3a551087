/** Holds the documents to the truth: the commands they name exist, and so do the files they link to. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

/** What this document promises and the repository does not hold, one sentence each. */
export function findDocumentFaults(path: string, text: string, scripts: ReadonlySet<string>): string[] {
  const commands = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  const missingCommands = commands.filter((command) => !scripts.has(command))

  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map((match) => match[1] ?? '')
  const missingFiles = links.filter((link) => !existsSync(join(repositoryRoot, dirname(path), link)))

  return [
    ...missingCommands.map((command) => `${path}: package.json has no script "${command}"`),
    ...missingFiles.map((link) => `${path}: there is no ${link}`),
  ]
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const scripts = new Set(Object.keys(manifest.scripts))
  const faults = listOurFiles()
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => findDocumentFaults(path, readFileSync(join(repositoryRoot, path), 'utf8'), scripts))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
