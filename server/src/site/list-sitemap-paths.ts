import type { Services } from '../services.ts'
import { listDraws } from '../matching/draws/list-draws.ts'
import { listFindableShareCodes } from '../matching/classrooms/resolve-share-link.ts'
import { publicPages } from './public-pages.ts'

const drawsPerPage = 200
const mostDraws = 2_000
/** With the rest below the 50,000 addresses that one sitemap may hold. */
const mostShareLinks = 40_000

/** Every address of the sitemap: the fixed pages, all draws, and one share page of each confirmed classroom. */
export async function listSitemapPaths(services: Services): Promise<string[]> {
  const draws: string[] = []
  for (let page = 1; draws.length < mostDraws; page++) {
    const { rows, total } = await listDraws(services, { page, pageSize: drawsPerPage })
    draws.push(...rows.map(({ id }) => `/draws/${id}`))
    if (rows.length === 0 || draws.length >= total) break
  }
  const codes = await listFindableShareCodes(services, mostShareLinks)
  return [...publicPages, ...draws, ...codes.map((code) => `/t/${code}`)]
}
