import { lighter } from '../pen/color.ts'
import { d, put } from '../pen/path.ts'
import { drawBush, drawFence, drawFields, drawFlowers, drawForeLeaves, drawTree } from './land.ts'
import type { Place, Scene } from './place.ts'
import { drawSky } from './sky.ts'

/** A school garden: fence, raised beds, a tree or a shed. */
export const drawGarden: Scene = (place) => {
  const { horizon, chance } = place
  const deep = 800 - horizon
  const shed = chance.happens(0.5)
  const [near, far] = chance.happens(0.5) ? [1040, 150] : [150, 1050]
  const back =
    drawSky(place) +
    drawFields(place, (plane) =>
      plane === 1
        ? drawBush(place, far - 60, horizon + 46, 0.9) + drawFence(place, horizon + deep * 0.2, 0.82)
        : (shed
            ? drawShed(place, near - 110, horizon + deep * 0.3)
            : drawTree(place, near, horizon + deep * 0.34, 1.55)) +
          drawBed(place, far - 130, horizon + deep * 0.4, 270) +
          (chance.happens(0.6)
            ? drawBed(place, far > 600 ? far - 480 : far + 210, horizon + deep * 0.33, 220)
            : ''),
    ) +
    drawFlowers(place, horizon + deep * 0.42, 16)
  return { back, front: drawForeLeaves(place) }
}

function drawBed(place: Place, x: number, y: number, wide: number): string {
  const { pen, colors, chance } = place
  const count = Math.floor(wide / 44)
  const sprouts = Array.from({ length: count }, (_, at) => {
    const px = 30 + at * ((wide - 60) / Math.max(1, count - 1))
    const tall = chance.between(30, 58)
    return (
      pen.line(d`M${px} -46V${-46 - tall}`, colors.leafDark, 5) +
      pen.shape(d`M${px} ${-44 - tall}q-26 2 -28 -18q24 -6 28 18Z`, colors.leaf) +
      pen.shape(d`M${px} ${-40 - tall}q24 -4 30 -24q-26 -4 -30 24Z`, lighter(colors.leafWarm, 0.1))
    )
  })
  return put(
    `<ellipse cx="${wide / 2}" cy="4" rx="${wide * 0.54}" ry="14" fill="#1B1B3A" opacity=".16"/>` +
      pen.shape(d`M6 -54Q${wide / 2} -66 ${wide - 6} -54V-40H6Z`, '#5E3B25') +
      sprouts.join('') +
      pen.box(0, -48, wide, 26, 4, lighter(colors.wood, 0.12)) +
      pen.box(0, -24, wide, 26, 4, colors.wood) +
      pen.line(d`M16 -36h${wide * 0.4}M${wide * 0.5} -12h${wide * 0.36}`, lighter(colors.wood, 0.4), 2.4),
    { x, y },
  )
}

function drawShed({ pen, colors }: Place, x: number, y: number): string {
  const wall = colors.accents[1]
  return put(
    pen.shape('M0 0V-170H210V0Z', wall) +
      pen.line('M30 -168V-4M60 -168V-4M90 -168V-4M120 -168V-4M150 -168V-4M180 -168V-4', '#1B1B3A22', 2.4) +
      pen.shape('M-22 -164L105 -250L232 -164Z', colors.woodDark) +
      pen.shape('M70 0V-112Q105 -136 140 -112V0Z', lighter(colors.wood, 0.5)) +
      pen.oval(128, -54, 5, 5, colors.woodDark) +
      pen.box(158, -140, 36, 40, 4, lighter(colors.sky[0], 0.3)) +
      pen.line('M176 -138V-102M160 -120H192', '#FFFDF6', 4),
    { x, y },
  )
}
