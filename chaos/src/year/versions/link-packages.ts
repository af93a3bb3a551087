import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../../scripts/run-program.ts'

/** The workspaces of this repository, which stand in its packages under their own names. */
const workspaces = '@tower'
/** What programs write for themselves is each checkout's own. */
const ownToEach = /^\.vite|^\.vitest/

/** Gives a checkout the packages that are installed here, as an install would: only its workspaces are its own. */
export function linkPackages(checkout: string): void {
  const from = join(repositoryRoot, 'node_modules')
  const to = join(checkout, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name === workspaces)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (!ownToEach.test(name)) symlinkSync(join(from, name), join(to, name))
}
