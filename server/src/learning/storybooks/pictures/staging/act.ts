import type { Chance } from '../chance.ts'
import type { Mood } from '../people/face.ts'
import type { PoseName } from '../people/poses.ts'
import type { PagePlan } from '../plan/plan-page.ts'
import { props, type PropName } from '../props/all-props.ts'

/** What decides how a child stands. */
export type Part = {
  holds: PropName | undefined
  plan: PagePlan
  leads: boolean
  used: ReadonlySet<PoseName>
  alone: boolean
  target: 'hand' | 'ground' | 'air'
}

/** What is to be seen of a child of whom only the upper half is on the page. */
const upright: readonly PoseName[] = ['point', 'wave', 'think', 'stand']
/** What the others do while one holds something, or at something that stands or flies. */
const reactions: Record<Part['target'], readonly PoseName[]> = {
  hand: ['lean', 'stand', 'think', 'cheer', 'wave', 'crouch'],
  ground: ['point', 'lean', 'crouch', 'cheer', 'think', 'kneel'],
  air: ['point', 'cheer', 'wave', 'stand'],
}

/** A pose that the words ask for or the thing calls for, and that nobody else on the page has, if there is one. */
export function poseFor(part: Part, chance: Chance): PoseName {
  const { holds, plan, leads, alone, used } = part
  if (holds) return holdingPose(holds, plan, leads)
  const wanted = leads && !(plan.pose === 'hug' && alone) ? plan.pose : undefined
  if (wanted && (plan.view !== 'near' || upright.includes(wanted))) return wanted
  const fitting = posesFor(part)
  const free = fitting.filter((pose) => !used.has(pose))
  return chance.pick(free.length > 0 ? free : fitting)
}

/** What somebody may do whom the words leave free. */
function posesFor({ plan: { view, pose }, target }: Part): readonly PoseName[] {
  if (view === 'near') return upright
  if (view === 'above') return ['sit', 'kneel', 'crouch', 'lean', 'wave']
  if (pose && moving.has(pose)) return [pose, 'cheer', 'wave', 'walk']
  return reactions[target]
}
const moving = new Set<PoseName>(['run', 'dance', 'walk'])

/** Small things that are shown high. */
const raised = new Set<PropName>(['star', 'leaf', 'medal', 'trophy', 'maracas', 'bell', 'flower', 'lantern'])

/** Tall things and those with a handle are carried in one hand, the others in both. */
function holdingPose(name: PropName, { view, pose }: PagePlan, leads: boolean): PoseName {
  const usual = needsOneHand(name) ? 'carry' : 'hold'
  if (view === 'near') return usual
  const wanted = leads ? pose : undefined
  if (wanted === 'kneel') return 'kneel'
  if (usual === 'hold' && (view === 'above' || wanted === 'sit')) return 'sit'
  return leads && raised.has(name) ? 'reach' : usual
}

function needsOneHand(name: PropName): boolean {
  const { tall, grip = 0.5 } = props[name]
  return tall > 100 || grip > 0.6 || grip < 0.24
}

/** The face of the page for whoever leads, friendly ones for the others. */
export function moodFor(plan: PagePlan, leads: boolean, chance: Chance): Mood {
  if (leads && plan.mood) return plan.mood === 'joy' && chance.happens(0.4) ? 'laugh' : plan.mood
  if (plan.mood === 'calm') return chance.pick(['calm', 'smile'])
  return chance.pick(['smile', 'joy', 'smile', 'joy', plan.mood ?? 'wonder', 'laugh'])
}
