import { teamEndpoints, type TeamRevision } from '@tower/contract/outreach/team.contract.ts'
import { teamPicture } from '@tower/contract/outreach/team.ts'
import type { CsvCell } from '../../../http/csv.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { keepPicture } from '../../../oversight/files/keep-picture.ts'
import type { Services } from '../../../services.ts'
import { restoreTeam, saveTeam } from './save-team.ts'
import { findTeam, listTeams, type TeamRow } from './team.queries.ts'

/** Mounts the calls by which staff say who the team is, and the one by which visitors see it. */
export function teamRoutes(serve: Serve, services: Services): void {
  const { charity, database } = services
  serve(teamEndpoints, {
    shown: async () => ({ items: [...(await charity.read()).team] }),
    read: async () => ({ item: viewTeam(await database.read(findTeam)) }),
    readCsv: ({ reply }) =>
      sendCsv(reply, {
        ...{ name: 'team', header: teamHeader, view: (cells: CsvCell[]) => cells },
        batches: teamCells(services),
      }),
    save: async ({ actor, body: { seen_number: seenNumber, members } }) => ({
      item: viewTeam(await saveTeam(services, { actor, members, seenNumber })),
    }),
    uploadPicture: ({ actor, request }) =>
      keepPicture(services, { ownerId: actor.userId, rule: teamPicture, request }),
    revisions: async ({ query: { page, pageSize } }) => {
      const window = { limit: pageSize, offset: (page - 1) * pageSize }
      const { rows, total, hasMore } = await database.read((tx) => listTeams(tx, window))
      return { items: rows.map(viewTeam), total, has_more: hasMore }
    },
    restore: async ({ actor, body: { seen_number: seenNumber, number } }) => ({
      item: viewTeam(await restoreTeam(services, { actor, number, seenNumber })),
    }),
  })
}

const teamHeader = ['Place', 'Name', 'Role', 'Role in Spanish', 'Shown', 'Picture']

async function* teamCells({ database }: Services): AsyncGenerator<CsvCell[][]> {
  const { members } = await database.read(findTeam)
  yield members.map(({ name, role_en, role_es, picture_url, is_shown: isShown }, at) => [
    ...[at + 1, name, role_en, role_es, isShown ? 'yes' : 'no'],
    picture_url ?? '',
  ])
}

/** A saving as staff see it. */
function viewTeam({ number, members, saved_at: at, saved_by, restores }: TeamRow): TeamRevision {
  return {
    number,
    members: members.map(({ id, name, role_en, role_es, picture_url, is_shown }) => ({
      ...{ id, name, role_en, role_es, picture_url, is_shown },
    })),
    ...{ saved_at: at?.toISOString() ?? null, saved_by, restores },
  }
}
