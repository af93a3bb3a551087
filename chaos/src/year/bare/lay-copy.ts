import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout, madeQuickly } from '../versions/make-versions.ts'
import { changeVersion } from '../versions/change-version.ts'
import { runIn } from '../versions/run-in.ts'

/** Where the guide's `git clone` finds the repository, as it lies in this checkout now. */
export type Copy = {
  /** Brings out the next version, with a migration; answers the commit before it. */
  release(number: number): Promise<string>
}

/** Lays it into the files of a bare server. */
export async function layCopy(root: string): Promise<Copy> {
  const work = join(root, 'srv/work')
  const bare = join(root, 'srv/copy.git')
  await copyCheckout(work)
  const git = (...args: string[]) => runIn(work, 'git', [...madeQuickly, ...args])
  const commit = async (number: number) => {
    await git('add', '--all')
    await git('commit', '--quiet', '--allow-empty', '--message', `version ${number}`)
    await git('push', '--quiet', bare, 'HEAD:main')
  }
  await runIn(root, 'git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  await commit(0)
  // Whoever pulls is not who laid it, as with a copy elsewhere.
  writeFileSync(join(root, 'etc/gitconfig'), '[safe]\n  directory = /srv/copy.git\n')
  return {
    async release(number) {
      const former = (await git('rev-parse', 'HEAD')).trim()
      changeVersion(work, { number, hasMigration: true })
      await commit(number)
      return former
    },
  }
}
