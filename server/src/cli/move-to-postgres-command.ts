import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CommandFault,
  readCommandConfig,
  requireArguments,
  withServices,
  type RunCommand,
} from './command.ts'
import { restoreInto } from './restore-command.ts'

/** `tower move-to-postgres URL` copies the embedded database into an empty one of PostgreSQL, by a backup that only this command can open. */
export const moveToPostgresCommand: RunCommand = async (args, output) => {
  const [url = ''] = requireArguments(args, 1, 'move-to-postgres postgres://…')
  if (!/^postgres(ql)?:\/\//.test(url)) throw new CommandFault('Name a database of PostgreSQL: postgres://…')
  if (readCommandConfig().DATABASE_URL)
    throw new CommandFault('DATABASE_URL is set: the site is on PostgreSQL already. Nothing was moved.')
  const { createFolderPlace } = await import('../storage/places/folder-place.ts')
  const { openVault } = await import('../process/backup/vault.ts')
  const { makeBackup } = await import('../process/backup/make-backup.ts')
  let folder: string | undefined
  try {
    const { vault, made, config } = await withServices(async ({ services }) => {
      folder = await mkdtemp(join(services.config.DATA_DIR, 'moving-'))
      const passphrase = randomBytes(32).toString('base64url')
      const vault = await openVault(createFolderPlace(folder), { passphrase, mayBegin: true })
      // The files stay where they are.
      return { vault, made: await makeBackup(services, vault, { files: false }), config: services.config }
    })
    const code = await restoreInto(
      { vault, manifest: made.manifest, replaces: undefined },
      { config, into: url, output },
    )
    output.write(
      'Now set DATABASE_URL to it (and DATABASE_OWNER_URL, where another role owns it), keep SECRET and DATA_DIR, and start. The embedded database was not changed.\n',
    )
    return code
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
