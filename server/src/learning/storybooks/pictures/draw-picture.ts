import { describePicture } from './alt/describe-picture.ts'
import { chanceOf, hash } from './chance.ts'
import { finishOf } from './finish/finish.ts'
import { lightPeople, lightUp } from './pen/light.ts'
import { palettes } from './pen/palettes.ts'
import { put } from './pen/path.ts'
import { makePen } from './pen/pen.ts'
import { height, width, type Picture, type PictureInput } from './picture.ts'
import { planPage, type PagePlan } from './plan/plan-page.ts'
import { drawScene } from './scenes/draw-scene.ts'
import type { Place } from './scenes/place.ts'
import { drawStaged } from './staging/draw-staged.ts'
import { stagePage } from './staging/stage-page.ts'

/**
 * The picture of a page: a place, the children of the book, and what the page tells of. The words only choose; none of
 * them gets into the drawing. The same input yields the same picture.
 */
export function drawPicture(input: PictureInput): Picture {
  const plan = planPage(input)
  const staged = stagePage(input, plan)
  const palette = palettes[input.cast.palette % palettes.length] ?? palettes[0]
  const id = `p${hash(`${input.seed} ${input.pageNumber} ${input.style} ${plan.scene}`).toString(36)}`
  const defs: string[] = []
  const pen = makePen({ style: input.style, ink: palette.ink, scale: 1, light: (color) => color })
  const place: Place = {
    ...{ pen, horizon: staged.horizon },
    ...{ view: plan.view, time: plan.time, weather: plan.weather },
    chance: chanceOf(input.seed, `scene ${plan.scene} ${input.pageNumber}`),
    colors: lightUp(palette, plan.time, plan.weather),
    gradient: (kind, stops) => keepGradient(defs, `${id}g${defs.length}`, kind, stops),
  }
  const scenery = drawScene(plan.scene, place)
  const people = drawStaged(staged, {
    ...{ palette, pen: pen.under(lightPeople(plan.time)) },
    shadow: plan.time === 'night' ? 0.3 : 0.17,
  })
  const finish = finishOf(input.style, id, chanceOf(input.seed, `finish ${input.pageNumber}`))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">` +
    `<defs>${defs.join('')}${finish.defs}</defs>` +
    `<g data-part="place">${behind(scenery.back, plan, plan.time === 'night' || plan.time === 'dusk' ? place.colors.sky[0] : palette.paper)}${finish.under}</g>` +
    `${people}${scenery.front}${finish.over}</svg>`
  return { svg, scene: plan.scene, altText: describePicture(plan, staged) }
}

/** Close to the children their place is larger and paler: the eye stays with them. */
function behind(back: string, { view }: PagePlan, haze: string): string {
  if (view !== 'near') return back
  const larger = put(back, { x: -width * 0.25, y: -height * 0.2, scale: 1.5 })
  return `${larger}<rect width="${width}" height="${height}" fill="${haze}" opacity=".22"/>`
}

function keepGradient(
  defs: string[],
  id: string,
  kind: 'down' | 'round',
  stops: readonly (readonly [color: string, strength: number])[],
): string {
  const marks = stops
    .map(
      ([color, strength], at) =>
        `<stop offset="${at / (stops.length - 1)}" stop-color="${color}" stop-opacity="${strength}"/>`,
    )
    .join('')
  defs.push(
    kind === 'down'
      ? `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient>`
      : `<radialGradient id="${id}">${marks}</radialGradient>`,
  )
  return `url(#${id})`
}
