import { inMegabytes } from '../process/backup/make-backup.ts'
import type { Services } from '../services.ts'
import { namesPlace } from '../storage/places/names-place.ts'
import { exit, UsageFault, withServices, type RunCommand } from './command.ts'

const usage = 'backup [rehearse] [DIR|s3://BUCKET/PREFIX]'

/** `tower backup` makes a backup now; `tower backup rehearse` restores the newest into a throw-away database and proves it. */
export const backupCommand: RunCommand = async (args, output) => {
  const isRehearsal = args[0] === 'rehearse'
  const [given, ...surplus] = isRehearsal ? args.slice(1) : args
  if (surplus.length > 0 || given?.startsWith('--')) throw new UsageFault(`Usage: npm run tower -- ${usage}`)
  return withServices(async ({ services }) => {
    const place = given ?? services.config.BACKUP_TO
    if (place === undefined || !namesPlace(place))
      throw new UsageFault(
        `Name a folder or s3://bucket/prefix, or set BACKUP_TO. Usage: npm run tower -- ${usage}`,
      )
    output.write(isRehearsal ? await tellRehearsal(services, place) : await tellBackup(services, place))
    return exit.done
  })
}

async function tellBackup(services: Services, place: string): Promise<string> {
  const { runBackup } = await import('../process/backup/run-backup.ts')
  const { manifest, bytes, removed } = await runBackup(services, place)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `Backed up as ${manifest.name}: ${rows.toLocaleString('en-US')} rows of ${manifest.tables.length} tables and ${say(manifest.files?.count ?? 0, 'file')}, ${inMegabytes(bytes)} added.`,
    ...(manifest.lost.length > 0
      ? [
          `✘ ${say(manifest.lost.length, 'file')} could not be read where it lies: ${manifest.lost.join(', ')}`,
        ]
      : []),
    ...(manifest.leftOut?.length
      ? [
          `✘ Not in it, because no migration made it: ${manifest.leftOut.join(', ')}. Keep that by other means.`,
        ]
      : []),
    ...(removed.length > 0 ? [`Removed, being the oldest: ${removed.join(', ')}.`] : []),
    'SECRET is not in it. Keep that apart: nothing is restored without it.',
  ]
  return `${lines.join('\n')}\n`
}

async function tellRehearsal(services: Services, place: string): Promise<string> {
  const { rehearse } = await import('../process/backup/rehearse.ts')
  const began = performance.now()
  const { name, tables, files } = await rehearse(services, place)
  const seconds = Math.round((performance.now() - began) / 1000)
  return `✔ ${name} can be restored: all ${tables.length} tables are what they were, the books hold, ${say(files?.count ?? 0, 'file')} read. It took ${seconds} s.\n`
}

const say = (count: number, what: string) =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`
