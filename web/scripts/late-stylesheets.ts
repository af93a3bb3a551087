/**
 * Late parts and their stylesheets: what the server renders must come with its styles, also where the code of it comes
 * later. The build knows the way from a page to the part, so nobody keeps a list.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Manifest as Chunks, Plugin } from 'vite'

/** What the router knows of the built routes. */
type Routes = Record<string, { module: string; css?: string[] }>

const lateCall = /\blate\(\s*\(\) => import\(\s*'([^']+)'/g

const manifestPrefix = 'window.__reactRouterManifest='

/**
 * The routes with the stylesheets of all that they can render at the server: those of their own code, and those of the
 * late parts on the way. The router's marks on stylesheets that late code uses as well are left out: they made two
 * addresses of one stylesheet, and each was linked.
 */
export function addLateStylesheets<R extends Routes>(
  routes: R,
  chunks: Chunks,
  isLate: (file: string) => boolean,
): R {
  const byFile = new Map(Object.entries(chunks).map(([key, { file }]) => [`/${file}`, key]))
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const own = (route.css ?? []).map((href) => href.replace('#', ''))
      const start = byFile.get(route.module)
      const reached = start === undefined ? [] : stylesheetsFrom(start, chunks, isLate)
      return [id, { ...route, css: [...new Set([...own, ...reached])] }]
    }),
  ) as R
}

/** The stylesheets of a chunk, of all it imports and of the late parts it loads. */
function stylesheetsFrom(start: string, chunks: Chunks, isLate: (file: string) => boolean): string[] {
  const seen = new Set<string>()
  const walk = (key: string): string[] => {
    const chunk = chunks[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    const late = (chunk.dynamicImports ?? []).filter((loaded) => isLate(chunks[loaded]?.file ?? ''))
    return [
      ...(chunk.css ?? []).map((file) => `/${file}`),
      ...[...(chunk.imports ?? []), ...late].flatMap(walk),
    ]
  }
  return walk(start)
}

/** Notes every `late(() => import('…'))` of the browser's code, then completes what the router knows of its routes. */
export function lateStylesheets(): Plugin {
  const lateModules = new Set<string>()
  const lateFiles = new Set<string>()
  let client = ''
  return {
    name: 'late-stylesheets',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved({ root, environments }) {
      client = resolve(root, environments.client?.build.outDir ?? '')
    },
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, /virtual:react-router\/server-manifest$/] },
      async handler(code, id) {
        if (id.endsWith('server-manifest'))
          return `export default ${JSON.stringify(completeManifest(client, lateFiles))}`
        for (const [, source = ''] of code.matchAll(lateCall)) {
          const part = await this.resolve(source, id)
          if (part) lateModules.add(part.id)
        }
      },
    },
    // A part that something else imports as well lies in a chunk of another name.
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => lateModules.has(id)))
          lateFiles.add(chunk.fileName)
      }
    },
  }
}

/** The router has just written its manifest for the browser; the server gets the same. */
function completeManifest(client: string, lateFiles: ReadonlySet<string>) {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const path = join(client, file)
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text.slice(manifestPrefix.length).replace(/;$/, '')) as { routes: Routes }
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Chunks
  const routes = addLateStylesheets(manifest.routes, chunks, (built) => lateFiles.has(built))
  const complete = { ...manifest, routes }
  writeFileSync(path, `${manifestPrefix}${JSON.stringify(complete)};`)
  return complete
}
