import type { AvatarMotif } from '@tower/contract/learning/motifs.ts'
import { colors } from './shapes.ts'

/** What makes one animal another. All stand in a box of 96 by 96. */
type Animal = {
  fur: string
  ears: keyof typeof earShapes
  /** The color inside the ears, and of a mane. */
  inner: string
  face: keyof typeof faceShapes
}

const { ink, paper, pencil } = colors

const earShapes = {
  pointed: (fur: string, inner: string) =>
    `<path d="M20 46 22 14l24 16zM76 46 74 14 50 30z" fill="${fur}"/><path d="m26 34 1-11 10 7zM70 34l-1-11-10 7z" fill="${inner}"/>`,
  round: (fur: string, inner: string) =>
    `<g fill="${fur}"><circle cx="25" cy="29" r="13"/><circle cx="71" cy="29" r="13"/></g><g fill="${inner}"><circle cx="25" cy="29" r="7"/><circle cx="71" cy="29" r="7"/></g>`,
  long: (fur: string, inner: string) =>
    `<g fill="${fur}"><ellipse cx="36" cy="20" rx="9" ry="20"/><ellipse cx="60" cy="20" rx="9" ry="20"/></g><g fill="${inner}"><ellipse cx="36" cy="20" rx="4" ry="14"/><ellipse cx="60" cy="20" rx="4" ry="14"/></g>`,
  floppy: (fur: string, inner: string) =>
    `<g fill="${inner}"><path d="M24 32q-16 2-14 28 2 10 12 2zM72 32q16 2 14 28-2 10-12 2z"/></g><circle cx="48" cy="34" r="10" fill="${fur}"/>`,
  tufts: (fur: string, inner: string) =>
    `<path d="M18 20q14 0 22 10L20 44zM78 20q-14 0-22 10l20 14z" fill="${fur}"/><path d="M24 25q6 1 10 5l-8 6z" fill="${inner}"/><path d="M72 25q-6 1-10 5l8 6z" fill="${inner}"/>`,
  mane: (_fur: string, inner: string) =>
    `<g fill="${inner}">${Array.from({ length: 12 }, (_, petal) => `<circle cx="${Math.round(48 + 32 * Math.cos((petal * Math.PI) / 6))}" cy="${Math.round(54 + 32 * Math.sin((petal * Math.PI) / 6))}" r="11"/>`).join('')}</g>`,
  eyesOnTop: (fur: string) =>
    `<g fill="${fur}"><circle cx="31" cy="31" r="14"/><circle cx="65" cy="31" r="14"/></g>`,
  aerial: (fur: string, inner: string) =>
    `<path d="M46 12h4v16h-4z" fill="${fur}"/><circle cx="48" cy="11" r="6" fill="${inner}"/>`,
  none: () => '',
} as const

const eyes = (y: number, apart: number) =>
  [48 - apart, 48 + apart]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="5" fill="${ink}"/><circle cx="${x + 1.5}" cy="${y - 1.5}" r="1.5" fill="${paper}"/>`,
    )
    .join('')
const smile = (y: number) =>
  `<path d="M41 ${y}q3.5 5 7 0q3.5 5 7 0" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/>`
const nose = (y: number) => `<path d="M43 ${y}h10l-5 6z" fill="${ink}"/>`

const faceShapes = {
  muzzle: () =>
    `<ellipse cx="48" cy="69" rx="17" ry="13" fill="${paper}"/>${eyes(52, 15)}${nose(61)}${smile(69)}`,
  cheeks: () =>
    `<path d="M19 58q14 2 29 24 15-22 29-24-2 28-29 29-27-1-29-29z" fill="${paper}"/>${eyes(53, 15)}${nose(68)}${smile(76)}`,
  whiskers: () =>
    `${eyes(53, 14)}${nose(62)}${smile(70)}<path d="M12 62l16 3M12 72l16-2M84 62l-16 3M84 72l-16-2" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
  patches: (inner: string) =>
    `<g fill="${inner}"><ellipse cx="33" cy="53" rx="9" ry="11"/><ellipse cx="63" cy="53" rx="9" ry="11"/></g><g fill="${paper}"><circle cx="33" cy="53" r="6"/><circle cx="63" cy="53" r="6"/></g>${eyes(53, 15)}${nose(64)}${smile(72)}`,
  beak: () =>
    `<g fill="${paper}"><circle cx="34" cy="51" r="14"/><circle cx="62" cy="51" r="14"/></g>${eyes(51, 14)}<path d="M41 60h14l-7 13z" fill="${pencil}"/>`,
  wide: () =>
    `<g fill="${paper}"><circle cx="31" cy="30" r="9"/><circle cx="65" cy="30" r="9"/></g>${eyes(30, 17)}<path d="M28 63q20 18 40 0" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
  screen: (inner: string) =>
    `<rect x="24" y="40" width="48" height="36" rx="8" fill="${ink}"/><g fill="${inner}"><circle cx="37" cy="54" r="5"/><circle cx="59" cy="54" r="5"/></g><path d="M38 66h20" stroke="${inner}" stroke-width="3" stroke-linecap="round"/>`,
} as const

const animals: Readonly<Record<AvatarMotif, Animal>> = {
  owl: { fur: '#8a6748', ears: 'tufts', inner: '#5e432c', face: 'beak' },
  fox: { fur: '#e07b39', ears: 'pointed', inner: '#14213d', face: 'cheeks' },
  cat: { fur: '#9aa4b8', ears: 'pointed', inner: '#f2b8b0', face: 'whiskers' },
  bear: { fur: '#9c6b45', ears: 'round', inner: '#c99a73', face: 'muzzle' },
  rabbit: { fur: '#e9e2d8', ears: 'long', inner: '#f2b8b0', face: 'whiskers' },
  robot: { fur: '#b9c6dd', ears: 'aerial', inner: '#ffc93c', face: 'screen' },
  panda: { fur: '#f4f4f0', ears: 'round', inner: '#2c3347', face: 'patches' },
  frog: { fur: '#6fae5a', ears: 'eyesOnTop', inner: '#6fae5a', face: 'wide' },
  penguin: { fur: '#2f3a56', ears: 'none', inner: '#2f3a56', face: 'beak' },
  lion: { fur: '#efb94f', ears: 'mane', inner: '#b0672a', face: 'muzzle' },
  dog: { fur: '#d9b48a', ears: 'floppy', inner: '#8a5d3b', face: 'muzzle' },
  mouse: { fur: '#b7b2b5', ears: 'round', inner: '#f2b8b0', face: 'whiskers' },
}

/** Head and shoulders of an animal; the block it stands in cuts off what reaches beyond. */
export function drawAnimal(motif: AvatarMotif): string {
  const { fur, ears, inner, face } = animals[motif]
  const drawEars: (fur: string, inner: string) => string = earShapes[ears]
  const drawFace: (inner: string) => string = faceShapes[face]
  const head =
    motif === 'robot'
      ? `<rect x="16" y="28" width="64" height="56" rx="12" fill="${fur}"/>`
      : `<ellipse cx="48" cy="58" rx="32" ry="29" fill="${fur}"/>`
  return [
    `<ellipse cx="48" cy="104" rx="36" ry="24" fill="${fur}"/>`,
    drawEars(fur, inner),
    head,
    drawFace(inner),
  ].join('')
}
