/**
 * Writes deploy/.env.example: every setting that the server knows, in the words of the table in run-in-production.md, first
 * what production can't do without. With `--check` it only says whether the file is as it would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../server/src/config.ts'
import { ConfigError } from '../server/src/read-settings.ts'
import { Environment } from '../server/src/environment.ts'
import { repositoryRoot } from './run-program.ts'

const guide = 'docs/operations/run-in-production.md'
const lineWidth = 100

/** What asks for production, and what only whoever migrates should be given. */
const alwaysSet: Record<string, string> = { NODE_ENV: 'production' }
const toldElsewhere: Record<string, string> = {
  DATABASE_OWNER_URL: 'Set it in owner.env, which only the migration reads.',
}

const head = `# Settings of the site. Written from the code by \`node scripts/write-env-example.ts\`.
# Copy it, fill in what stands without "#", and keep the copy unreadable for others. Each NAME may be given as NAME_FILE
# instead, with the path of a file that holds the value. A value with blanks stands in quotation marks.
`

type Row = { names: string[]; meaning: string }

/** The rows of the table of settings, as plain text. */
export function readSettingsTable(markdown: string): Row[] {
  return [...markdown.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \| (.*) \|$/gm)].map(
    ([, names = '', meaning = '']) => ({
      names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
      meaning: meaning
        .replace(/\[([^\]]*)\]\((https?:[^)]*)\)/g, '$1 ($2)')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('`', ''),
    }),
  )
}

/** What production does not start without, as it says itself. */
export function listNeeded(): string[] {
  try {
    readConfig(alwaysSet)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [...error.message.matchAll(/^ {2}- ([A-Z0-9_, ]+): /gm)].flatMap(([, names = '']) =>
      names.split(', '),
    )
  }
}

/** The file, and what is wrong with the table it is made of, one sentence each. */
export function buildEnvExample(markdown: string): { text: string; faults: string[] } {
  const known = Object.keys(Environment.shape)
  const table = readSettingsTable(markdown)
  const rows = table
    .map(({ names, meaning }) => ({ names: names.filter((name) => known.includes(name)), meaning }))
    .filter(({ names }) => names.length > 0)
  const told = rows.flatMap(({ names }) => names)
  const faults = [
    ...known
      .filter((name) => !told.includes(name))
      .map((name) => `${guide}: the table does not name ${name}`),
    ...told
      .filter((name, place) => told.indexOf(name) < place)
      .map((name) => `${guide}: the table names ${name} twice`),
  ]
  const needed = new Set([...Object.keys(alwaysSet), ...listNeeded()])
  const [first, others] = [rows.filter(isNeeded), rows.filter((row) => !isNeeded(row))]
  function isNeeded({ names }: Row): boolean {
    return names.some((name) => needed.has(name))
  }
  const text = [
    head,
    '# ---- Needed in production ----\n',
    ...first.map((row) => writeRow(row, needed)),
    '# ---- May be set; what stands here is what counts without it ----\n',
    ...others.map((row) => writeRow(row, needed)),
  ].join('\n')
  return { text, faults }
}

function writeRow({ names, meaning }: Row, needed: ReadonlySet<string>): string {
  const said = [meaning, ...names.flatMap((name) => toldElsewhere[name] ?? [])].join('. ')
  const settings = names.map((name) =>
    needed.has(name) ? `${name}=${alwaysSet[name] ?? ''}\n` : `#${name}=${defaultOf(name)}\n`,
  )
  return `${wrap(said)}${settings.join('')}`
}

function wrap(text: string): string {
  let line = '#'
  const lines: string[] = []
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > lineWidth) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line].map((one) => `${one}\n`).join('')
}

/** What counts where nothing is set; nothing where that hangs on the rest. */
function defaultOf(name: string): string {
  const { success, data } = Environment.shape[name as keyof typeof Environment.shape].safeParse(undefined)
  if (!success || data === undefined) return ''
  if (typeof data === 'boolean') return data ? 'on' : 'off'
  const value = Array.isArray(data) ? data.join(',') : typeof data === 'object' ? '' : String(data)
  return /[\s<>]/.test(value) ? `"${value}"` : value
}

if (import.meta.main) {
  const path = join(repositoryRoot, 'deploy/.env.example')
  const { text, faults } = buildEnvExample(readFileSync(join(repositoryRoot, guide), 'utf8'))
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (text !== readFileSync(path, 'utf8'))
    faults.push('deploy/.env.example: run node scripts/write-env-example.ts')
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
