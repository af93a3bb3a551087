import { drawChild } from '../people/draw-child.ts'
import type { Palette } from '../pen/palettes.ts'
import { d, put } from '../pen/path.ts'
import type { Pen } from '../pen/pen.ts'
import { props, type PropName } from '../props/all-props.ts'
import type { Actor, Placed, Staged } from './staged.ts'

type Tools = { pen: Pen; palette: Palette; shadow: number }

/** Children and things, the farthest first, each with its shadow on the ground. */
export function drawStaged({ actors, things, above }: Staged, tools: Tools): string {
  const drawn = [
    ...actors.map((actor) => ({ depth: actor.y, svg: drawActor(actor, tools, above) })),
    ...things.map((thing) => ({
      depth: props[thing.name].place === 'air' ? -1 : thing.y,
      svg: drawThing(thing, tools),
    })),
  ]
  return drawn
    .sort((one, other) => one.depth - other.depth)
    .map(({ svg }) => svg)
    .join('')
}

function drawActor(
  { child, x, y, scale, acting, holds }: Actor,
  { pen, palette, shadow }: Tools,
  above: boolean,
): string {
  const own = pen.at(scale)
  const held = holds ? drawHeld(holds, own, palette, acting.way < 0) : undefined
  const wide = child.wheelchair ? 104 : acting.pose === 'sit' || acting.pose === 'kneel' ? 84 : 62
  const lifted = acting.pose === 'cheer' && !child.wheelchair
  const ground = above
    ? shade(24, -14, wide * 0.9, 34, shadow)
    : shade(6, lifted ? 6 : 1, wide, lifted ? 9 : 12, lifted ? shadow * 0.7 : shadow)
  return put(ground + drawChild(own, palette, child, { ...acting, above, held }), { x, y, scale })
}

/** A thing around the point where it is held. */
function drawHeld(name: PropName, pen: Pen, palette: Palette, flip: boolean): string {
  const { tall, grip = 0.5, draw } = props[name]
  const scale = (tall / 100) * 1.12
  return put(draw(pen.at(scale), palette), { y: scale * 100 * grip, scale, flip })
}

function drawThing({ name, x, y, scale }: Placed, { pen, palette, shadow }: Tools): string {
  const { tall, wide = 1, place, draw } = props[name]
  const size = (tall / 100) * scale
  const ground = place === 'ground' ? shade(4, 0, 52 * wide, 8, shadow) : ''
  return put(ground + draw(pen.at(size), palette), { x, y, scale: size })
}

const shade = (x: number, y: number, across: number, down: number, strength: number) =>
  d`<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="#14183A" opacity="${String(strength)}"/>`
