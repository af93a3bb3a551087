type BuiltRoute = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}

/** The addresses of the pages in a build, in order. Layouts have none of their own. */
export function listAddresses(routes: Record<string, BuiltRoute | undefined>): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map((route) => route.parentId))
  const addresses = all.filter(({ id }) => !parents.has(id)).map((page) => addressOf(page, routes))
  return [...new Set(addresses)].sort()
}

function addressOf(page: BuiltRoute, routes: Record<string, BuiltRoute | undefined>): string {
  const parts: string[] = []
  for (let route: BuiltRoute | undefined = page; route; route = routes[route.parentId ?? '']) {
    if (route.path) parts.unshift(route.path)
  }
  return `/${parts.join('/')}`
}
