import type { Call } from '@tower/contract/client.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import type { EntryRow } from '../../matching/draws/draw-entries.tsx'
import { entriesPerPage } from '../../matching/draws/entries-per-page.ts'
import type { ListedClassroom } from '../../matching/draws/classrooms-on-ruler.ts'

/** So many matched classrooms and rulers are shown; the proof has all. */
const shownPicks = 12

/** Beyond this many classrooms a ruler shows only the picked one between two fields. */
const mostClassroomsOnRuler = 200

type Draw = CallOutput<typeof drawEndpoints.read>

/** One draw as its page shows it; undefined when there is none at that address. */
export async function loadDraw(call: Call, drawId: string, page: number) {
  try {
    const draw = await call(drawEndpoints.read, { params: { drawId } })
    const { entries: _entries, picks, ...facts } = draw
    const { state, beacon } = facts
    return {
      draw: facts,
      /** Its public random number should be out, and nobody could show it yet. */
      isWaiting: state === 'frozen' && beacon !== null && new Date(beacon.comes_at) <= new Date(),
      picks: picks.slice(0, shownPicks),
      classrooms: classroomsForRulers(draw),
      entries: await loadEntries(call, draw, page),
    }
  } catch (error) {
    // An address that is no id at all leads nowhere either.
    if (isCallError(error) && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

export type LoadedDraw = NonNullable<Awaited<ReturnType<typeof loadDraw>>>

function classroomsForRulers({ entries, entries_count: count, picks }: Draw): ListedClassroom[] | undefined {
  if (picks.length === 0 || count === null || count > mostClassroomsOnRuler || entries.length < count)
    return undefined
  return entries.map(({ classroom_id, name, weight }) => ({ id: classroom_id, name, weight }))
}

/** One page of the frozen list. The first rows came with the draw itself. */
async function loadEntries(call: Call, draw: Draw, page: number): Promise<EntryRow[]> {
  const end = page * entriesPerPage
  const came = draw.entries.length >= Math.min(end, draw.entries_count ?? 0)
  const rows = came
    ? draw.entries.slice(end - entriesPerPage, end)
    : (
        await call(drawEndpoints.entries, {
          params: { drawId: draw.id },
          query: { page, pageSize: entriesPerPage },
        })
      ).items
  const won = new Map(
    draw.picks.map(({ classroom_id, position, slot_number }) => [classroom_id, { position, slot_number }]),
  )
  return rows.map((row) => ({ ...row, won: won.get(row.classroom_id) ?? null }))
}
