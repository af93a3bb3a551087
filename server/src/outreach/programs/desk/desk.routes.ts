import { type ManagedProgram, programDeskEndpoints } from '@tower/contract/outreach/program-desk.contract.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { openProgram } from '../open-program.ts'
import { changeProgram, closeProgram, getProgram, reorderPrograms } from './change-program.ts'
import { listProgramRows, type ProgramFilters, type WrittenProgram } from './written-programs.queries.ts'

/** Mounts the calls by which staff keep the programs. */
export function programDeskRoutes(serve: Serve, services: Services): void {
  const { database } = services
  serve(programDeskEndpoints, {
    list: async ({ query: { sort = 'place', page, pageSize, ...filters } }) => {
      const rows = await database.read((tx) => listProgramRows(tx, filters, sort))
      const shown = rows.slice((page - 1) * pageSize, page * pageSize)
      return { items: shown.map(viewManagedProgram), total: rows.length }
    },
    listCsv: async ({ query: filters, reply }) => {
      const batches = onePage(services, filters)
      await sendCsv(reply, { name: 'programs', header: programsHeader, batches, view: viewProgramCells })
    },
    reorder: async ({ actor, body: { ids } }) => {
      await reorderPrograms(services, { actor, ids })
      return { ok: true as const }
    },
    change: async ({ actor, params, body: { seen_updated_at: seen, ...words } }) => ({
      item: viewManagedProgram(
        await changeProgram(services, { actor, ...params, words, seenAt: new Date(seen) }),
      ),
    }),
    open: async ({ actor, params: { programId } }) => {
      const { told } = await openProgram(services, { programId, actor })
      return { item: viewManagedProgram(await database.read((tx) => getProgram(tx, programId))), told }
    },
    close: async ({ actor, params }) => ({
      item: viewManagedProgram(await closeProgram(services, { actor, ...params })),
    }),
  })
}

async function* onePage({ database }: Services, filters: ProgramFilters): AsyncGenerator<WrittenProgram[]> {
  yield await database.read((tx) => listProgramRows(tx, filters, 'place'))
}

/** A program as staff see it. */
function viewManagedProgram({ position, ...row }: WrittenProgram): ManagedProgram {
  return {
    ...row,
    name_es: row.name_es ?? '',
    description_es: row.description_es ?? '',
    place: position,
    updated_at: row.updated_at.toISOString(),
  }
}

const programsHeader = [
  ...['Place', 'Program', 'State', 'Name', 'Description', 'Name (Spanish)', 'Description (Spanish)'],
  ...['Goal (USD)', 'Asked to be told', 'Changed (UTC)'],
]

function viewProgramCells(row: WrittenProgram): CsvCell[] {
  return [
    ...[row.position, row.id, row.state, row.name, row.description, row.name_es ?? ''],
    ...[row.description_es ?? '', inDollars(row.goal_cents), row.followers, row.updated_at.toISOString()],
  ]
}
