/** Holds the documents to the truth: the commands they name exist, and so do the files they link to. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findCommand } from '../server/src/cli/commands.ts'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

const decisions = 'docs/decisions/'

/** A command of the product, by npm or by deploy/tower.sh, where code stands. */
const ownCommand = /\bnpm run tower -- (\S*\w)|(?:^|`|sudo )tower ([a-z][\w-]*)/gm
const isOurs = (name: string): boolean => name === 'help' || findCommand(name) !== undefined

/** What this document promises and the repository does not hold, one sentence each. */
export function findDocumentFaults(path: string, text: string, scripts: ReadonlySet<string>): string[] {
  const commands = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  const missingCommands = commands.filter((command) => !scripts.has(command))

  const ours = [...text.matchAll(ownCommand)].map((match) => match[1] ?? match[2] ?? '')
  const missingOurs = ours.filter((command) => !isOurs(command))

  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map((match) => match[1] ?? '')
  const missingFiles = links.filter((link) => !existsSync(join(repositoryRoot, dirname(path), link)))

  return [
    ...missingCommands.map((command) => `${path}: package.json has no script "${command}"`),
    ...missingOurs.map((command) => `${path}: npm run tower has no command "${command}"`),
    ...missingFiles.map((link) => `${path}: there is no ${link}`),
  ]
}

/** Records that the list of decisions leaves out, and lines of it under another title than the record's. */
export function findDecisionFaults(list: string, records: ReadonlyMap<string, string>): string[] {
  return [...records].flatMap(([name, text]) => {
    const title = /^# \d{4}:? (.*)/.exec(text)?.[1] ?? ''
    const line = `- [${name.slice(0, 4)}](${name}) **${title}.** `
    return list.includes(line) ? [] : [`${decisions}README.md: add a line that begins: ${line}`]
  })
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const scripts = new Set(Object.keys(manifest.scripts))
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
  const documents = listOurFiles().filter((path) => path.endsWith('.md'))
  const records = documents.filter((path) => path.startsWith(`${decisions}0`))
  const faults = [
    ...documents.flatMap((path) => findDocumentFaults(path, read(path), scripts)),
    ...findDecisionFaults(
      read(`${decisions}README.md`),
      new Map(records.map((path) => [basename(path), read(path)])),
    ),
  ]
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
