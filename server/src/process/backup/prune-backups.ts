import { filesOf } from './check-archive.ts'
import { listBackups, readManifest } from './manifest.ts'
import { removeBackup } from './make-backup.ts'
import type { Vault } from './vault.ts'

const day = 86_400_000

/**
 * Keeps the newest backups and removes the others, with the files that none of those left names. What another backup has begun within a
 * day stays, and then no file is removed: it may count on one.
 */
export async function pruneBackups(
  vault: Vault,
  { keep, now }: { keep: number; now: Date },
): Promise<{ removed: string[] }> {
  const names = await listBackups(vault)
  const removed = names.slice(keep)
  for (const name of removed) await removeBackup(vault, name)
  const kept = names.slice(0, keep)
  if (await removeBroken(vault, { kept, now })) return { removed }
  const named = new Set<string>()
  for (const name of kept)
    for await (const { hash } of filesOf(vault, await readManifest(vault, name)))
      named.add(vault.fileName(hash) + vault.ending)
  for (const { name } of await vault.place.list('files/'))
    if (!named.has(name)) await vault.place.remove(name)
  return { removed }
}

/** Removes what was begun long ago and never finished. Answers whether another is being made. */
async function removeBroken(
  vault: Vault,
  { kept, now }: { kept: readonly string[]; now: Date },
): Promise<boolean> {
  const begun = new Map<string, number>()
  for (const { name, modifiedAt } of await vault.place.list('backups/')) {
    const backup = name.split('/')[1] ?? ''
    if (!kept.includes(backup)) begun.set(backup, Math.max(begun.get(backup) ?? 0, modifiedAt.getTime()))
  }
  let isAnotherMade = false
  for (const [backup, at] of begun)
    if (at > now.getTime() - day) isAnotherMade = true
    else await removeBackup(vault, backup)
  return isAnotherMade
}
