/** What it takes to take a domain out: its files, and its line in each list. */
import { dirname, join } from 'node:path'

export type RemovedDomain = { wing: string; domain: string }

/** A file that has to be changed, and the lines that go from it. */
export type Touched = { path: string; text: string; lines: string[] }

/**
 * Where a domain may be named besides its own folders. What else imports from it keeps it from being taken out, and has to
 * move to the domain first.
 */
export const lists: ReadonlySet<string> = new Set([
  'contract/src/endpoints.ts',
  'contract/src/errors.ts',
  'contract/src/live-topics.ts',
  'server/src/domains.ts',
  'server/seeds/seed-demo.ts',
  'web/src/all-texts.ts',
  'web/src/portals/admin/admin.routes.ts',
  'web/src/portals/admin/review/review-tabs.ts',
  'web/src/portals/public/home/live-parts.tsx',
  'web/src/portals/public/home/read-featured.ts',
])

/** Whether a file is of the domain: in a folder of its name, in a portal too, or named after it. Migrations stay. */
export function isOfDomain(path: string, { wing, domain }: RemovedDomain): boolean {
  return (
    path.includes(`/${wing}/${domain}/`) ||
    new RegExp(`^web/src/portals/[a-z]+/${domain}/`).test(path) ||
    new RegExp(`/${wing}/${domain}(\\.[a-z]+)*\\.ts$`).test(path) ||
    path === `e2e/journeys/${domain}.e2e.ts`
  )
}

/** Takes what comes from files that go out of a file that stays; nothing where it has nothing of them. */
export function takeOut(path: string, text: string, isGone: (path: string) => boolean): Touched | undefined {
  const lines: string[] = []
  const names: string[] = []
  const take = (taken: string) => {
    lines.push(taken.trim())
    return ''
  }
  const kept = text.replace(/^import ([^']*) from '([^']+)'\n/gm, (all, clause: string, from: string) => {
    if (!isGone(resolveImport(path, from))) return all
    names.push(...namesOf(clause))
    return take(all)
  })
  if (lines.length === 0) return undefined
  const rest = names.reduce(
    (left, name) =>
      left
        .replace(new RegExp(`^ *(\\.\\.\\.)?${name},?\\n`, 'gm'), take)
        .replace(new RegExp(`(\\.\\.\\.)?\\b${name}, |, (\\.\\.\\.)?${name}\\b`, 'g'), take),
    kept,
  )
  return { path, text: rest, lines }
}

function resolveImport(path: string, from: string): string {
  return from.startsWith('@tower/contract/')
    ? from.replace('@tower/contract/', 'contract/src/')
    : join(dirname(path), from)
}

/** The names an import gives to what it brings. */
function namesOf(clause: string): string[] {
  return clause
    .replace(/^type /, '')
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim().split(' ').at(-1) ?? '')
    .filter(Boolean)
}
