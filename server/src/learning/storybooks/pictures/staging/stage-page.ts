import { chanceOf, type Chance } from '../chance.ts'
import { poses, type PoseName } from '../people/poses.ts'
import type { Child, PictureInput, View } from '../picture.ts'
import type { PagePlan } from '../plan/plan-page.ts'
import { props, type PropName } from '../props/all-props.ts'
import { moodFor, poseFor } from './act.ts'
import { placeThings } from './place-things.ts'
import { layOut, type Layout, type Spot } from './places.ts'
import type { Actor, Placed, Staged } from './staged.ts'

type Point = { x: number; y: number }

/** Who is on the page and where, what each does and holds, and what they look at. */
export function stagePage(input: PictureInput, plan: PagePlan): Staged {
  const chance = chanceOf(input.seed, `stage ${input.pageNumber}`)
  const children = whoComes(input, plan, chance)
  const alone = !plan.props.some((name) => props[name].place === 'ground')
  const layout = layOut(plan.view, children.length, chance, alone)
  const hand = plan.props.filter((name) => props[name].place === 'hand')
  const free = plan.props.filter((name) => props[name].place !== 'hand')
  const [main] = plan.props
  const shown =
    plan.view === 'near'
      ? free.filter((name) => name === main || props[name].place === 'air').slice(0, 1)
      : free
  const things = placeThings(shown, { layout, chance, view: plan.view })
  const lead = chance.whole(0, children.length - 1)
  const holders = holdersOf(hand, lead, children.length, plan)
  const holder = [...holders].find(([, name]) => name === main)?.[0]
  const target = targetOf(layout, things, holder, main)
  const used = new Set<PoseName>()
  const actors = children.map((child, index): Actor => {
    const spot = layout.spots[index] ?? layout.middle
    const other = layout.spots[index === 0 ? 1 : index - 1] ?? layout.middle
    const looksAt = holder === index && children.length > 1 ? headOf(other) : target
    const [holds, leads] = [holders.get(index), index === lead]
    const kind = main === undefined ? 'hand' : props[main].place
    const pose = poseFor({ holds, plan, leads, used, alone: children.length === 1, target: kind }, chance)
    used.add(pose)
    const way = wayOf(spot, looksAt, holds, layout.spots)
    return {
      ...{ child, holds, x: spot.x, y: spot.y, scale: spot.scale * child.height },
      acting: { pose, way, look: lookFrom(spot, looksAt), mood: moodFor(plan, leads, chance) },
    }
  })
  return { actors: closeUp(actors, plan.view), things, horizon: layout.horizon, above: plan.view === 'above' }
}

/** All of the cast from far and from above, two or three in the middle, one or two near; in turn, so that each comes. */
function whoComes(
  { cast, pageNumber }: PictureInput,
  { view, props: [main] }: PagePlan,
  chance: Chance,
): readonly Child[] {
  const all = cast.children
  const count = Math.min(
    all.length,
    {
      far: 4,
      above: 4,
      middle: chance.pick([2, 2, 3]),
      near: main && props[main].place === 'ground' ? 1 : chance.pick([2, 2, 1]),
    }[view],
  )
  const turned = all
    .map((_, at) => all[(at + pageNumber) % all.length])
    .filter((child) => child !== undefined)
  return turned.slice(0, count)
}

/** Who holds what: the first thing goes to whoever leads, unless what it does leaves no hand free. */
function holdersOf(
  hand: readonly PropName[],
  lead: number,
  count: number,
  plan: PagePlan,
): Map<number, PropName> {
  const busy = plan.pose !== undefined && poses[plan.pose].grip === undefined && count > 1
  const order = Array.from({ length: count }, (_, at) => (lead + at + (busy ? 1 : 0)) % count)
  const most = Math.min(hand.length, busy ? count - 1 : count, 2)
  return new Map(order.slice(0, most).map((who, at) => [who, hand[at] as PropName]))
}

const headOf = ({ x, y, scale }: Spot): Point => ({ x, y: y - 235 * scale })

function targetOf(
  layout: Layout,
  things: readonly Placed[],
  holder: number | undefined,
  main: PropName | undefined,
): Point {
  const spot = holder === undefined ? undefined : layout.spots[holder]
  if (spot) return { x: spot.x, y: spot.y - 140 * spot.scale }
  const thing = things.find(({ name }) => name === main) ?? things[0]
  if (thing) return { x: thing.x, y: thing.y - (props[thing.name].tall * thing.scale) / 2 }
  return { x: layout.middle.x, y: layout.middle.y - 150 }
}

/** The head turns to what is looked at; one that is straight above or below is not looked at from the side. */
function lookFrom(spot: Spot, at: Point): { turn: number; nod: number } {
  const eyes = headOf(spot)
  const hold = (value: number) => Math.max(-1, Math.min(1, value))
  return {
    turn: hold((at.x - eyes.x) / (190 * spot.scale)) * 0.85,
    nod: hold((at.y - eyes.y) / (220 * spot.scale)) * 0.9,
  }
}

/** Toward what is looked at; what is tall is held away from the others' faces. */
function wayOf(spot: Spot, at: Point, holds: PropName | undefined, spots: readonly Spot[]): 1 | -1 {
  const middle = spots.reduce((sum, { x }) => sum + x, 0) / spots.length
  if (holds && props[holds].tall > 100 && spots.length > 1) return spot.x < middle ? -1 : 1
  return at.x >= spot.x ? 1 : -1
}

/** Who hugs stands beside whom it hugs. */
function closeUp(actors: Actor[], view: View): Actor[] {
  const hugs = actors.findIndex(({ acting }) => acting.pose === 'hug')
  const [one, other] = [actors[hugs], actors[hugs === 0 ? 1 : hugs - 1]]
  if (view === 'near' || !one || !other) return actors
  const way = other.x >= one.x ? 1 : -1
  const gap = (one.child.wheelchair || other.child.wheelchair ? 168 : 128) * one.scale
  const middle = (one.x + other.x) / 2
  return actors.map((actor) => {
    if (actor === one)
      return {
        ...actor,
        x: middle - (way * gap) / 2,
        acting: { ...actor.acting, way, look: { turn: way * 0.5, nod: 0 } },
      }
    if (actor === other)
      return {
        ...actor,
        x: middle + (way * gap) / 2,
        y: one.y,
        acting: { ...actor.acting, look: { turn: way * -0.5, nod: 0 } },
      }
    return actor
  })
}
