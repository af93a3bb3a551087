import { programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { followProgram } from './follow-program.ts'
import { listPrograms } from './programs.queries.ts'
import { viewProgram } from './programs.view.ts'

/** What was given to each program, by its id; handed in because giving stands above. */
type ReadProgramGifts = HandedDown['readProgramGifts']

/** Mounts the calls of this domain. */
export function programRoutes(serve: Serve, services: Services, readGifts: ReadProgramGifts): void {
  serve(programEndpoints, {
    list: ({ query: { lang = 'en' }, reads }) =>
      reads.read(async (tx) => {
        const given = await readGifts(tx)
        const programs = await listPrograms(tx)
        return { programs: programs.flatMap((row) => viewProgram(row, given.get(row.id) ?? 0, lang) ?? []) }
      }),
    follow: async ({ params, body }) => {
      const { email, locale = 'en', 'bot-field': honeypot } = body
      if (!honeypot) await followProgram(services, { ...params, email, locale })
      return { ok: true as const }
    },
  })
}
