/** What was changed and isn't on main yet, as git knows it. */
import { execFileSync } from 'node:child_process'
import { repositoryRoot } from './run-program.ts'

/** What differs from where this branch left main (on main: from the last commit), and what git doesn't know yet. */
export function listChangedFiles(): string[] {
  const main = runGit('branch', '--all', '--format=%(refname:short)').find((name) =>
    ['origin/main', 'main'].includes(name),
  )
  const [base = 'HEAD'] = main ? runGit('merge-base', 'HEAD', main) : []
  return [
    ...new Set([
      ...runGit('diff', '--name-only', '--diff-filter=d', base),
      ...runGit('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort()
}

function runGit(...words: string[]): string[] {
  return execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).split('\n').filter(Boolean)
}
