/** The addresses of built files that a page, or a script of one, names. */
export function collectAssets(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]*\w/g))]
}

/** The file that names all scripts of a build: whoever has a page loads the next one by it. */
export function findManifest(assets: readonly string[]): string | undefined {
  return assets.find((path) => /\/manifest-[\w-]+\.js$/.test(path))
}

/** The open tabs of all visitors, by the build that their pages are of. */
export type OpenTabs = {
  /** A page was given; answers whether it is the first of its build. */
  openPage(html: string): boolean
  /** What the manifest of a build names besides. */
  addAssets(manifest: string, paths: readonly string[]): void
  /** Whoever still has a page that is older than the newest so many builds closes it. */
  closeOlderThan(builds: number): void
  /** Every address that somebody may still ask for. */
  list(): string[]
}

/** Nobody has a page yet. The newest build is the one of which a page was given last: on the way back that is an earlier one. */
export function openTabs(): OpenTabs {
  const builds = new Map<string, Set<string>>()
  return {
    openPage(html) {
      const assets = collectAssets(html)
      const manifest = findManifest(assets) ?? 'none'
      const known = builds.get(manifest)
      const build = known ?? new Set<string>()
      for (const path of assets) build.add(path)
      builds.delete(manifest)
      builds.set(manifest, build)
      return known === undefined
    },
    addAssets(manifest, paths) {
      for (const path of paths) builds.get(manifest)?.add(path)
    },
    closeOlderThan(count) {
      for (const name of [...builds.keys()].slice(0, Math.max(0, builds.size - count))) builds.delete(name)
    },
    list: () => [...new Set([...builds.values()].flatMap((assets) => [...assets]))],
  }
}
