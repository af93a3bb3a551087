import type { Chance } from '../chance.ts'
import type { View } from '../picture.ts'

/** Where feet stand, how large the child is, and for the thing of the page: where it stands. */
export type Spot = { x: number; y: number; scale: number }
export type Layout = { horizon: number; spots: readonly Spot[]; middle: Spot; edges: readonly [Spot, Spot] }

/** The camera's four ways of looking, each for one to four children; `close` where nothing stands between them. */
export function layOut(view: View, count: number, chance: Chance, close: boolean): Layout {
  return views[view](count, chance, close)
}

const views: Record<View, (count: number, chance: Chance, close: boolean) => Layout> = {
  far: (count, chance) => {
    const [at, scale] = [chance.pick(count > 3 ? [545, 655] : [400, 800]), 1.02]
    const step = count > 3 ? 208 : 204
    const spots = Array.from({ length: count }, (_, index) => ({
      x: at + (index - (count - 1) / 2) * step + (index === 0 ? 0 : chance.between(-10, 10)),
      y: 668 + (index % 2) * 36,
      scale: scale + (index % 2) * 0.05,
    }))
    const side = at < 600 ? 1 : -1
    return {
      ...{
        horizon: 478,
        spots,
        middle: { x: at + side * (count * step * 0.5 + (count > 3 ? 30 : 76)), y: 690, scale },
      },
      edges: [
        { x: 600 + side * 380, y: 722, scale },
        { x: 600 + side * 270, y: 610, scale: 0.84 },
      ],
    }
  },
  middle: (count, chance, close) => {
    const spread =
      count === 1
        ? [480]
        : count === 2
          ? close
            ? [450, 770]
            : [372, 828]
          : count === 3
            ? [250, 600, 950]
            : [190, 460, 740, 1010]
    const scale = count > 2 ? 1.3 : 1.42
    const spots = spread.map((x, index) => ({
      x: x + chance.between(-14, 14),
      y: 728 - (count > 2 && index % 2 === 1 ? 54 : 0) + chance.between(-6, 6),
      scale: scale * (count > 2 && index % 2 === 1 ? 0.94 : 1),
    }))
    return {
      ...{
        horizon: 484,
        spots,
        middle: {
          x: count === 1 ? 800 : 600,
          y: count > 2 ? 774 : 738,
          scale: count > 2 ? 1.15 : scale * 0.96,
        },
      },
      edges: [
        { x: 120, y: 762, scale: scale * 0.95 },
        { x: 1080, y: 758, scale: scale * 0.95 },
      ],
    }
  },
  near: (count, chance) => {
    const side = chance.pick([-1, 1])
    const spread = count === 1 ? [600 - side * 150] : [352, 848]
    const spots = spread.map((x) => ({ x: x + chance.between(-16, 16), y: 1000, scale: 2.3 }))
    return {
      ...{ horizon: 430, spots, middle: { x: count === 1 ? 600 + side * 240 : 600, y: 812, scale: 1.7 } },
      edges: [
        { x: 110, y: 806, scale: 1.6 },
        { x: 1090, y: 806, scale: 1.6 },
      ],
    }
  },
  above: (count, chance) => {
    const ring = {
      1: [[430, 640]],
      2: [
        [350, 660],
        [850, 660],
      ],
      3: [
        [230, 690],
        [600, 430],
        [970, 690],
      ],
      4: [
        [180, 710],
        [390, 440],
        [810, 440],
        [1020, 710],
      ],
    }[Math.min(4, Math.max(1, count)) as 1 | 2 | 3 | 4]
    const scale = (y: number) => 1.2 + (y - 400) * 0.0006
    const spots = ring.map(([x = 0, y = 0]) => ({ x: x + chance.between(-16, 16), y, scale: scale(y) }))
    return {
      ...{ horizon: -60, spots, middle: { x: 600, y: count === 3 ? 716 : 690, scale: scale(650) } },
      edges: [
        { x: 160, y: 440, scale: scale(440) },
        { x: 1050, y: 420, scale: scale(420) },
      ],
    }
  },
}
