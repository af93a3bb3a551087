import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Restored, Restoring } from '../process/backup/restore.ts'
import { ensureSecret } from '../secret.ts'
import { CommandFault, exit, readCommandConfig, UsageFault, type RunCommand } from './command.ts'
import type { Output } from './import-progress.ts'

const usage =
  'restore DIR|s3://BUCKET/PREFIX [--backup NAME] --into postgres://…|DATA_DIR [--replace "SITE NAME" [--drop-by-hand]]'

/**
 * `tower restore` brings a backup back: into an empty database, or in place of what stands there when the site's name is typed. An
 * address of PostgreSQL is that of the role which is to own the tables.
 */
export const restoreCommand: RunCommand = async (args, output) => {
  const { from, backup, into, replaces, dropsByHand } = readArguments(args)
  const config = readCommandConfig()
  const { openBackups } = await import('../process/backup/run-backup.ts')
  const { findBackup } = await import('../process/backup/manifest.ts')
  const vault = await openBackups(config, from, { mayBegin: false })
  const manifest = await findBackup(vault, backup)
  output.write(`Restoring ${manifest.name}, made at ${manifest.madeAt} of "${manifest.site}" …\n`)
  return restoreInto({ vault, manifest, replaces, dropsByHand }, { config, into, output })
}

type Into = { config: Config; into: string; output: Output }

/** Restores into a database or a data folder, and says what came of it. */
export async function restoreInto(
  wanted: Pick<Restoring, 'vault' | 'manifest' | 'replaces' | 'dropsByHand'>,
  { config, into, output }: Into,
): Promise<number> {
  const { restore } = await import('../process/backup/restore.ts')
  const { folderTarget, postgresTarget } = await import('../process/backup/targets.ts')
  const isUrl = isDatabaseUrl(into)
  const restored = await restore({
    ...wanted,
    target: isUrl ? postgresTarget(into) : folderTarget(resolve(into)),
    config: configFor(config, into),
    ownsFiles: isUrl ? isSameDatabase(config, into) : config.S3_BUCKET === undefined,
    processUrl: isUrl ? findProcessUrl(config, into) : undefined,
  })
  return tell(restored, output)
}

function tell({ rows, files, broken, erased, dropped }: Restored, output: Output): number {
  output.write(
    `✔ ${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files, as they were.\n`,
  )
  if (dropped.hashes.length > 0)
    output.write(
      `✔ ${dropped.hashes.length.toLocaleString('en-US')} files that came after the backup are removed from the store: ${listSome(dropped.hashes)}\n`,
    )
  if (dropped.failed > 0)
    output.write(
      `✘ ${dropped.failed} files that came after the backup could not be removed from the store.\n`,
    )
  for (const rule of broken) output.write(`✘ The books break a rule: ${rule}\n`)
  if (broken.length === 0) output.write('✔ The books hold, and the audit log is whole.\n')
  if (erased.done > 0) output.write(`✔ ${erased.done} who had been erased since are erased again.\n`)
  for (const { id, because } of erased.failed)
    output.write(`✘ The erasure ${id} is tried again each hour by the worker: ${because}\n`)
  return broken.length + erased.failed.length + dropped.failed === 0 ? exit.done : exit.refused
}

const mostListed = 20

function listSome(names: readonly string[]): string {
  const rest = names.length - mostListed
  return `${names.slice(0, mostListed).join(', ')}${rest > 0 ? ` and ${rest} more` : '.'}`
}

/** The files of another site's database lie in another store, whatever this configuration names. */
function isSameDatabase({ DATABASE_URL }: Config, into: string): boolean {
  if (DATABASE_URL === undefined) return false
  const [own, other] = [new URL(DATABASE_URL), new URL(into)]
  return (
    own.hostname === other.hostname &&
    (own.port || '5432') === (other.port || '5432') &&
    own.pathname === other.pathname
  )
}

const isDatabaseUrl = (into: string) => /^postgres(ql)?:\/\//.test(into)

/** As the site will be started on it. A data folder that has its own secret goes on with that of this one. */
function configFor(config: Config, into: string): Restoring['config'] {
  const here = { ...config, DATABASE_OWNER_URL: undefined }
  if (isDatabaseUrl(into)) return { ...here, DATABASE_URL: into, SECRET: ensureSecret(config) }
  const folder = { DATA_DIR: resolve(into) }
  const SECRET = existsSync(resolve(into, 'secret'))
    ? ensureSecret({ ...config, ...folder })
    : ensureSecret(config)
  return { ...here, ...folder, DATABASE_URL: undefined, production: false, SECRET }
}

/** The role that serves the same database; whoever owns the tables needs no rights besides. */
function findProcessUrl({ DATABASE_URL }: Config, into: string): string | undefined {
  if (DATABASE_URL === undefined) return undefined
  return new URL(DATABASE_URL).username === new URL(into).username ? undefined : DATABASE_URL
}

function readArguments(args: readonly string[]) {
  const options: Record<string, string> = {}
  const plain: string[] = []
  let dropsByHand = false
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '--drop-by-hand') dropsByHand = true
    else if (!arg.startsWith('--')) plain.push(arg)
    else {
      const value = args[++at]
      if (!['--backup', '--into', '--replace'].includes(arg) || value === undefined)
        throw new UsageFault(`Usage: npm run tower -- ${usage}`)
      options[arg] = value
    }
  }
  const [from, ...surplus] = plain
  const { '--into': into, '--backup': backup, '--replace': replaces } = options
  if (from === undefined || into === undefined || surplus.length > 0)
    throw new UsageFault(`Usage: npm run tower -- ${usage}`)
  if (!isDatabaseUrl(into) && into.includes('://'))
    throw new CommandFault(`${into} is neither a database of PostgreSQL (postgres://…) nor a folder.`)
  return { from, into, backup, replaces, dropsByHand }
}
