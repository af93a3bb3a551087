/**
 * Weighs what a first visit to each route loads, gzip -9, and fails above the budget: scripts file by file, stylesheets as one
 * text, as they are written into the page (`web/src/page/page-styles.tsx`).
 * `node web/scripts/check-bundle.ts` after a build. `--all` prints every route, else only the heaviest.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

/** In bytes after gzip. Portals are rendered in the browser and may carry more. */
const budgets = {
  public: { js: 130_000, css: 12_500 },
  portal: { js: 175_000, css: 12_600 },
}

/** Words that only a package too heavy for a first public visit contains; they survive minification. */
const banned = { zod: 'invalid_union', 'auth-js': 'GoTrueClient', 'react-query': 'MutationCache' }

const clientFolder = fileURLToPath(new URL('../build/current/client/', import.meta.url))

type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  module: string
  imports?: string[]
  css?: string[]
}
type Manifest = {
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, ManifestRoute>
}

export type RouteWeight = {
  address: string
  kind: keyof typeof budgets
  js: number
  css: number
  complaints: string[]
}

/** The weight of the first visit to every page of the last build. */
export async function weighRoutes(): Promise<RouteWeight[]> {
  const manifest = await readManifest()
  const routes = Object.values(manifest.routes)
  const parents = new Set(routes.map((route) => route.parentId))
  return routes.filter((route) => !parents.has(route.id)).map((page) => weighPage(manifest, page))
}

async function readManifest(): Promise<Manifest> {
  const [file] = globSync('assets/manifest-*.js', { cwd: clientFolder })
  if (!file) throw new Error('No build found. Run: npm run build')
  const holder = globalThis as { window?: { __reactRouterManifest?: Manifest } }
  holder.window = {}
  await import(pathToFileURL(join(clientFolder, file)).href)
  const manifest = holder.window.__reactRouterManifest
  if (!manifest) throw new Error(`${file} holds no manifest`)
  return manifest
}

function weighPage(manifest: Manifest, page: ManifestRoute): RouteWeight {
  const chain = [page]
  for (let parent = page.parentId; parent !== undefined;) {
    const route: ManifestRoute | undefined = manifest.routes[parent]
    if (!route) break
    chain.unshift(route)
    parent = route.parentId
  }
  const parts = [manifest.entry, ...chain]
  const scripts = new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])]))
  const styles = new Set(parts.flatMap((part) => part.css ?? []))
  const kind = chain.some((route) => route.id.startsWith('portals/public/')) ? 'public' : 'portal'
  const weight = { js: weigh(scripts), css: weighTogether(styles) }
  return {
    address: `/${chain
      .map((route) => route.path ?? '')
      .filter(Boolean)
      .join('/')}`,
    kind,
    ...weight,
    complaints: [
      ...(['js', 'css'] as const)
        .filter((what) => weight[what] > budgets[kind][what])
        .map((what) => `${what} weighs ${weight[what]} bytes, the budget is ${budgets[kind][what]}`),
      ...(kind === 'public' ? findBanned(scripts) : []),
    ],
  }
}

const weights = new Map<string, number>()

function weigh(files: Iterable<string>): number {
  let total = 0
  for (const file of files) {
    const known = weights.get(file)
    const weight = known ?? gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length
    weights.set(file, weight)
    total += weight
  }
  return total
}

function weighTogether(files: Iterable<string>): number {
  const text = [...files].map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
  return gzipSync(text, { level: 9 }).length
}

function findBanned(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    const text = readFileSync(join(clientFolder, file), 'utf8')
    return Object.entries(banned)
      .filter(([, word]) => text.includes(word))
      .map(([name]) => `${name} is in ${basename(file)}`)
  })
}

function print({ address, kind, js, css, complaints }: RouteWeight): void {
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9)
  console.log(
    `${complaints.length > 0 ? '✘' : '✔'} ${kind.padEnd(7)}${kilo(js)} js ${kilo(css)} css  ${address}`,
  )
  for (const complaint of complaints) console.log(`    ${complaint}`)
}

if (import.meta.main) {
  const routes = (await weighRoutes()).sort((one, other) => other.js - one.js)
  const isAll = process.argv.includes('--all')
  for (const route of routes) if (isAll || route.complaints.length > 0 || route === routes[0]) print(route)
  if (routes.some((route) => route.complaints.length > 0)) process.exitCode = 1
}
