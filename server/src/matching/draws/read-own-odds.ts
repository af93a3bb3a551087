import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { findTeacherClassroom } from '../classrooms/list-teacher-classrooms.ts'
import { getClassroomName, listOtherClassrooms } from './draw-entries.queries.ts'
import { findNextDraw, type DrawRow } from './draws.queries.ts'
import { findEntering } from './find-entering.ts'
import { matchChance, type WeightGroup } from './match-chance.ts'
import { countWaitingSlots, listWeightsOfDraw } from './odds.queries.ts'
import { readStanding, type ClassroomStanding } from './read-standing.ts'
import { catchUpStandings } from './standings/keep-standings.ts'
import { findKeptWeight, listKeptWeights } from './standings/standings.queries.ts'

/** The next draw as a teacher's classroom would find it now. */
export type OwnOdds = {
  draw: DrawRow | undefined
  classroom: (ClassroomStanding & { name: string; others: string[] }) | undefined
  classrooms: number
  totalWeight: number
  picks: number
  chance: number | undefined
}

/**
 * The chance of a teacher's own classroom in the next draw: by its list once that is fixed, until then by the list that
 * would be fixed now. Their own weight is worked out from the facts, those of the others are kept: a few changes are
 * looked at first, and whatever is left is no older than a minute or so. Waiting slots are counted now, too; each further
 * gift of $800 adds one.
 */
export async function readOwnOdds(services: Services, { actor }: { actor: Actor }): Promise<OwnOdds> {
  await catchUpStandings(services)
  const at = services.clock.now()
  return services.database.read(async (tx) => {
    const { draw, classroom } = await readOwnClassroom(tx, { teacherId: actor.userId, at })
    if (!draw) return { draw, classroom, classrooms: 0, totalWeight: 0, picks: 0, chance: undefined }

    const others = await listOthers(tx, { draw, teacherId: actor.userId, weight: classroom?.weight ?? 0 })
    const own = classroom?.eligible ? [{ weight: classroom.weight, classrooms: 1 }] : []
    const groups = [...others, ...own]
    const waiting = await countWaitingSlots(tx, classroomPool)
    const classrooms = groups.reduce((sum, group) => sum + group.classrooms, 0)
    const picks = Math.min(draw.capacity, waiting, classrooms)
    const totalWeight = groups.reduce((sum, group) => sum + group.classrooms * group.weight, 0)
    const chance = classroom && matchChance({ weight: classroom.weight, others, picks })
    return { draw, classroom, classrooms, totalWeight, picks, chance }
  })
}

/** The classroom a teacher enters with, or else the one they lead, and the others that stay out. */
async function readOwnClassroom(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<Pick<OwnOdds, 'draw' | 'classroom'>> {
  const draw = await findNextDraw(tx)
  const entering = await findEntering(tx, { draw, teacherId, at })
  const led = await findTeacherClassroom(tx, teacherId)
  const classroomId = entering ?? led?.id
  const { standing } = await readStanding(tx, { classroomId, at })
  if (classroomId === undefined || !standing) return { draw, classroom: undefined }
  const name = led && classroomId === led.id ? led.name : await getClassroomName(tx, classroomId)
  const others = await listOtherClassrooms(tx, { teacherId, classroomId })
  return { draw, classroom: { ...standing, name, others } }
}

/** What the classrooms of all other teachers weigh: the fixed list, or the kept standings, without the teacher's own. */
async function listOthers(
  tx: Tx,
  { draw, teacherId, weight }: { draw: DrawRow; teacherId: string; weight: number },
): Promise<WeightGroup[]> {
  if (draw.state === 'frozen') return without(await listWeightsOfDraw(tx, draw.id), weight)
  return without(await listKeptWeights(tx), await findKeptWeight(tx, teacherId))
}

/** The groups without one classroom of this weight. */
function without(groups: readonly WeightGroup[], weight: number | undefined): WeightGroup[] {
  return groups.map((group) =>
    group.weight === weight ? { weight, classrooms: group.classrooms - 1 } : group,
  )
}
