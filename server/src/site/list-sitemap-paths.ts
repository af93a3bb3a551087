import { programKeys } from '@tower/contract/money/giving.ts'
import { listPages, type PageAddress, type PagesThatAre, paths } from '@tower/contract/pages.ts'
import { listFindableShareCodes } from '../matching/classrooms/resolve-share-link.ts'
import { listDraws } from '../matching/draws/list-draws.ts'
import type { Reads } from '../database/database.ts'
import type { Services } from '../services.ts'

const drawsPerPage = 200
const mostDraws = 2_000
/** With the rest below the 50,000 addresses that one sitemap may hold. */
const mostShareLinks = 40_000

type PagesOfOneThing = {
  [Name in PagesThatAre<'inSitemap'>]: PageAddress<Name> extends `${string}:${string}` ? Name : never
}[PagesThatAre<'inSitemap'>]

type Source = Pick<Services, 'clock'> & { database: Reads }

/** Of which things the pages of one thing each are listed. A page of the sitemap with a parameter needs a line here. */
const pathsOf: Record<PagesOfOneThing, (from: Source) => string[] | Promise<string[]>> = {
  program: () => programKeys.map((programId) => paths.program({ programId })),
  programAbout: () => programKeys.map((programId) => paths.programAbout({ programId })),
  programDonate: () => programKeys.map((programId) => paths.programDonate({ programId })),
  draw: async (from) => (await listDrawIds(from)).map((drawId) => paths.draw({ drawId })),
  teacherShare: async (from) =>
    (await listFindableShareCodes(from, mostShareLinks)).map((code) => paths.teacherShare({ code })),
}

/** Every address of the sitemap: the fixed pages, the programs, all draws, one share page of each confirmed classroom. */
export async function listSitemapPaths(from: Source): Promise<string[]> {
  const fixed = listPages().filter(({ address, inSitemap }) => inSitemap && !address.includes(':'))
  const listed = fixed.map(({ address }) => address)
  for (const list of Object.values(pathsOf)) listed.push(...(await list(from)))
  return [...new Set(listed)]
}

async function listDrawIds(from: Source): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ids.length < mostDraws; page++) {
    const { rows, total } = await listDraws(from, { page, pageSize: drawsPerPage })
    ids.push(...rows.map(({ id }) => id))
    if (rows.length === 0 || ids.length >= total) break
  }
  return ids
}
