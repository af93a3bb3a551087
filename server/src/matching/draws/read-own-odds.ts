import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { readTeacherClassroom } from '../classrooms/read-teacher-classroom.ts'
import type { DrawRow } from './draws.queries.ts'
import { matchChance, type WeightGroup } from './match-chance.ts'
import { countWaitingSlots, listWeightsNow, listWeightsOfDraw } from './odds.queries.ts'
import { readStanding, type RoomStanding } from './read-standing.ts'
import { plannedRun, schoolYearStart } from './school-year.ts'

/** The next draw as a teacher's room would find it now. */
export type OwnOdds = {
  draw: DrawRow | undefined
  room: (RoomStanding & { name: string }) | undefined
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
    const classroom = await readTeacherClassroom(tx, { teacherId: actor.userId, at })
    const { nextDraw: draw, standing } = await readStanding(tx, { classroomId: classroom?.id, at })
    const room = classroom && standing ? { ...standing, name: classroom.name } : undefined
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

function listWeights(tx: Tx, draw: DrawRow, at: Date): Promise<WeightGroup[]> {
  if (draw.state === 'frozen') return listWeightsOfDraw(tx, draw.id)
  return listWeightsNow(tx, { schoolYearStart: schoolYearStart(plannedRun(draw.slot_starts, at)) })
}

/** The other rooms: the list without one room of this weight. */
function without(groups: readonly WeightGroup[], weight: number): WeightGroup[] {
  return groups.map((group) => (group.weight === weight ? { weight, rooms: group.rooms - 1 } : group))
}
