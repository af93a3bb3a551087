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
export function poseFor({ holds, plan, leads, target, alone, used }: Part, chance: Chance): PoseName {
  const pick = (from: readonly PoseName[]) =>
    chance.pick(from.some((pose) => !used.has(pose)) ? from.filter((pose) => !used.has(pose)) : from)
  if (holds) return holdingPose(holds, plan, leads)
  const wanted = leads && !(plan.pose === 'hug' && alone) ? plan.pose : undefined
  if (plan.view === 'near') return wanted && upright.includes(wanted) ? wanted : pick(upright)
  if (wanted) return wanted
  if (plan.view === 'above') return pick(['sit', 'kneel', 'crouch', 'lean', 'wave'])
  if (plan.pose === 'run' || plan.pose === 'dance' || plan.pose === 'walk')
    return pick([plan.pose, 'cheer', 'wave', 'walk'])
  return pick(reactions[target])
}

/** Small things that are shown high. */
const raised = new Set<PropName>(['star', 'leaf', 'medal', 'trophy', 'maracas', 'bell', 'flower', 'lantern'])

/** Tall things and those with a handle are carried in one hand, the others in both. */
function holdingPose(name: PropName, plan: PagePlan, leads: boolean): PoseName {
  const { tall, grip = 0.5 } = props[name]
  const oneHand = tall > 100 || grip > 0.6 || grip < 0.24
  const usual = oneHand ? 'carry' : 'hold'
  if (plan.view === 'near') return usual
  const wanted = leads ? plan.pose : undefined
  if (wanted === 'kneel') return 'kneel'
  if (!oneHand && (plan.view === 'above' || wanted === 'sit')) return 'sit'
  return leads && raised.has(name) ? 'reach' : usual
}

/** The face of the page for whoever leads, friendly ones for the others. */
export function moodFor(plan: PagePlan, leads: boolean, chance: Chance): Mood {
  if (leads && plan.mood) return plan.mood === 'joy' && chance.happens(0.4) ? 'laugh' : plan.mood
  if (plan.mood === 'calm') return chance.pick(['calm', 'smile'])
  return chance.pick(['smile', 'joy', 'smile', 'joy', plan.mood ?? 'wonder', 'laugh'])
}
