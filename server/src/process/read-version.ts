import { readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)

export type Version = { name: string; version: string; commit: string | null; node: string }

/** Which version runs: the package's number, and the commit, which a release was told and a git checkout knows. */
export function readVersion(): Version {
  const { name, version, commit } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    name: string
    version: string
    commit?: string | null
  }
  return { name, version, commit: commit ?? readCommit(), node: process.version }
}

/** Read from git's own files: the machine that runs the server needs no git. */
function readCommit(): string | null {
  const head = readGitFile('HEAD')?.trim()
  const branch = /^ref: (.+)$/.exec(head ?? '')?.[1]
  const commit = branch === undefined ? head : (readGitFile(branch)?.trim() ?? findPacked(branch))
  return commit !== undefined && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null
}

function findPacked(branch: string): string | undefined {
  const line = readGitFile('packed-refs')
    ?.split('\n')
    .find((entry) => entry.endsWith(` ${branch}`))
  return line?.split(' ')[0]
}

function readGitFile(path: string): string | undefined {
  try {
    return readFileSync(new URL(`.git/${path}`, root), 'utf8')
  } catch {
    return undefined
  }
}
