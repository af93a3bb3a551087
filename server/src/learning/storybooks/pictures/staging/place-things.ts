import type { Chance } from '../chance.ts'
import type { View } from '../picture.ts'
import { props, type PropName } from '../props/all-props.ts'
import type { Layout } from './places.ts'
import type { Placed } from './staged.ts'

type Staging = { layout: Layout; view: View; chance: Chance }

/** Things that stand: the first in the middle, others at the edges; things of the air above the heads. */
export function placeThings(free: readonly PropName[], staging: Staging): Placed[] {
  const taken = { ground: 0, air: 0 }
  return free.slice(0, 3).map((name): Placed => {
    if (name === 'rainbow') {
      const { horizon } = staging.layout
      return { name, x: 600, y: horizon + 30, scale: Math.min(2.2, horizon / 200) }
    }
    if (props[name].place === 'air') return inTheAir(name, (taken.air += 1), staging)
    if (props[name].isLarge && staging.view !== 'above') return behindThem(name, staging)
    return onTheGround(name, (taken.ground += 1), staging)
  })
}

/** Above the heads; where the reader looks down, beside them. */
function inTheAir(name: PropName, nth: number, { layout, view, chance }: Staging): Placed {
  const size = Math.min(layout.middle.scale * 0.9, 1.5)
  if (view === 'above') return { name, scale: size, x: nth === 1 ? 1010 : 190, y: 176 }
  const heads = Math.min(...layout.spots.map(({ y, scale }) => y - 345 * scale))
  const y = Math.max(props[name].tall * size + 24, Math.min(heads, layout.horizon - 30))
  return { name, y, scale: size, x: (nth === 1 ? 600 : 880) + chance.between(-70, 70) }
}

/** What is larger than the children, at the back of the place and as near its middle as fits on the page. */
function behindThem(name: PropName, { layout, view }: Staging): Placed {
  const { tall, wide = 1 } = props[name]
  const scale = { near: 2.1, middle: 1.9, far: 1.5 }[view === 'above' ? 'middle' : view]
  const half = (tall * wide * scale) / 2
  const x = Math.max(half + 20, Math.min(1180 - half, layout.middle.x))
  return { name, x, scale, y: layout.horizon + { near: 230, middle: 116, far: 92, above: 0 }[view] }
}

/** Things stand a little behind the children where they are tall, and never larger than their part of the page. */
function onTheGround(name: PropName, nth: number, { layout, view }: Staging): Placed {
  const spot = nth === 1 ? layout.middle : (layout.edges[nth - 2] ?? layout.edges[0])
  const most = { near: 300, above: 190, middle: 330, far: 330 }[view]
  const { tall, wide = 1 } = props[name]
  const gap = { near: 420, above: 330, middle: 300, far: 330 }[view]
  const back = tall > 150 && view !== 'far' ? 40 : 0
  // A small thing at the children's feet would lie below the edge of a near picture.
  const foot = view === 'near' && tall < 70 ? 766 : spot.y - back
  return { name, x: spot.x, y: foot, scale: Math.min(spot.scale, most / tall, gap / (tall * wide)) }
}
