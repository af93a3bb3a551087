import { filesOf } from './check-archive.ts'
import { isOf, listBackups, readManifest, type Manifest, type Owner } from './manifest.ts'
import { removeBackup } from './make-backup.ts'
import type { Vault } from './vault.ts'

const day = 86_400_000

/**
 * Keeps the newest backups of a site and removes its others, with the files that none of those left names, whosever they are. What another
 * backup has begun within a day stays, and then no file is removed: it may count on one.
 */
export async function pruneBackups(
  vault: Vault,
  { keep, now, owner }: { keep: number; now: Date; owner: Owner },
): Promise<{ removed: string[] }> {
  const names = await listBackups(vault)
  const known = new Map<string, Manifest>()
  const faults: unknown[] = []
  // One that can't be read stays, and so does every file: it may name any.
  for (const name of names)
    await readManifest(vault, name).then(
      (manifest) => known.set(name, manifest),
      (fault: unknown) => faults.push(fault),
    )
  const removed = [...known].flatMap(([name, manifest]) => (isOf(owner, manifest) ? [name] : [])).slice(keep)
  for (const name of removed) {
    await removeBackup(vault, name)
    known.delete(name)
  }
  // Looked at before it is asked who else is at it: what somebody brings who begins afterwards is not among these.
  const lying = await vault.place.list('files/')
  const isAnotherMade = await removeBroken(vault, { kept: names, now })
  await removeDrafts(vault, now)
  if (faults.length > 0) throw faults[0]
  if (isAnotherMade) return { removed }
  const named = new Set<string>()
  for (const manifest of known.values())
    for await (const { hash } of filesOf(vault, manifest)) named.add(vault.fileName(hash) + vault.ending)
  for (const { name } of lying) if (!named.has(name)) await vault.place.remove(name)
  return { removed }
}

/** What a process that was killed had half written, beside what has a name. */
async function removeDrafts({ place }: Vault, now: Date): Promise<void> {
  for (const { name, modifiedAt } of await place.list('half/'))
    if (modifiedAt.getTime() <= now.getTime() - day) await place.remove(name)
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
