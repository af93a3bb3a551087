import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { readTeacherClassroom } from '../classrooms/read-teacher-classroom.ts'
import { findEnteringRoom, findListedRoom, getRoomName, listOtherRooms } from './draw-entries.queries.ts'
import { findNextDraw, type DrawRow } from './draws.queries.ts'
import { matchChance, type WeightGroup } from './match-chance.ts'
import { countWaitingSlots, listWeightsNow, listWeightsOfDraw } from './odds.queries.ts'
import { readStanding, type RoomStanding } from './read-standing.ts'
import { plannedRun, schoolYearStart } from './school-year.ts'

/** The next draw as a teacher's room would find it now. */
export type OwnOdds = {
  draw: DrawRow | undefined
  room: (RoomStanding & { name: string; others: string[] }) | undefined
  rooms: number
  totalWeight: number
  picks: number
  chance: number | undefined
}

/**
 * The chance of a teacher's own room in the next draw: by its list once that is fixed, until then by the list that
 * would be fixed now. Waiting slots are counted now, too; each further gift of $800 adds one.
 */
export function readOwnOdds(services: Services, { actor }: { actor: Actor }): Promise<OwnOdds> {
  const at = services.clock.now()
  return services.database.read(async (tx) => {
    const { draw, room } = await readOwnRoom(tx, { teacherId: actor.userId, at })
    if (!draw) return { draw, room, rooms: 0, totalWeight: 0, picks: 0, chance: undefined }

    const groups = await listWeights(tx, draw, at)
    const waiting = await countWaitingSlots(tx, classroomPool)
    const rooms = groups.reduce((sum, group) => sum + group.rooms, 0)
    const picks = Math.min(draw.capacity, waiting, rooms)
    const totalWeight = groups.reduce((sum, group) => sum + group.rooms * group.weight, 0)
    const chance = room && matchChance({ weight: room.weight, others: without(groups, room.weight), picks })
    return { draw, room, rooms, totalWeight, picks, chance }
  })
}

/** The room a teacher enters with, or else the one they lead, and the others that stay out. */
async function readOwnRoom(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<Pick<OwnOdds, 'draw' | 'room'>> {
  const draw = await findNextDraw(tx)
  const yearStart = schoolYearStart(draw ? plannedRun(draw.slot_starts, at) : at)
  const entering =
    draw?.state === 'frozen'
      ? await findListedRoom(tx, { drawId: draw.id, teacherId })
      : await findEnteringRoom(tx, { teacherId, schoolYearStart: yearStart })
  const led = await readTeacherClassroom(tx, { teacherId, at })
  const classroomId = entering ?? led?.id
  const { standing } = await readStanding(tx, { classroomId, at })
  if (classroomId === undefined || !standing) return { draw, room: undefined }
  const name = classroomId === led?.id ? led.name : await getRoomName(tx, classroomId)
  const others = await listOtherRooms(tx, { teacherId, classroomId })
  return { draw, room: { ...standing, name, others } }
}

function listWeights(tx: Tx, draw: DrawRow, at: Date): Promise<WeightGroup[]> {
  if (draw.state === 'frozen') return listWeightsOfDraw(tx, draw.id)
  return listWeightsNow(tx, { schoolYearStart: schoolYearStart(plannedRun(draw.slot_starts, at)) })
}

/** The other rooms: the list without one room of this weight. */
function without(groups: readonly WeightGroup[], weight: number): WeightGroup[] {
  return groups.map((group) => (group.weight === weight ? { weight, rooms: group.rooms - 1 } : group))
}
