import type { BadgeMotif } from '@tower/contract/learning/motifs.ts'
import { colors, starAt } from './shapes.ts'

const { ink, pencil } = colors
const thin = `fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`
const yellow = `fill="${pencil}"`

/** Each in a box of 48 by 48, on the color of its block; what says no color is paper white. */
export const badgeMotifDrawings: Readonly<Record<BadgeMotif, string>> = {
  star: starAt(24, 25, 22),
  book: `<path d="M4 10q10-5 20 1v29q-10-6-20-1zM44 10q-10-5-20 1v29q10-6 20-1z"/><path d="M24 11v29M9 17q5-2 10 0M9 24q5-2 10 0M29 17q5-2 10 0M29 24q5-2 10 0" ${thin}/>`,
  pencil: `<path d="M8 33 32 9l8 8-24 24-10 2z"/><path d="m32 9 4-4q2-1 4 0l4 4q1 2 0 4l-4 4z" ${yellow}/><path d="m8 33 8 8" ${thin}/>`,
  heart: '<path d="M24 42C4 28 3 18 7 11c4-6 13-5 17 3 4-8 13-9 17-3 4 7 3 17-17 31z"/>',
  sun: `<circle cx="24" cy="24" r="10" ${yellow}/><path d="M24 3v7M24 38v7M3 24h7M38 24h7M9 9l5 5M34 34l5 5M39 9l-5 5M14 34l-5 5" fill="none" stroke="${colors.paper}" stroke-width="4" stroke-linecap="round"/>`,
  leaf: `<path d="M6 42C2 18 18 5 43 6c0 25-12 38-32 34z"/><path d="M7 42 32 17M17 32l1-10M24 25l9 1" ${thin}/>`,
  apple: `<path d="M24 15c-4-5-18-4-18 10 0 11 8 19 13 19 3 0 3-1 5-1s2 1 5 1c5 0 13-8 13-19 0-14-14-15-18-10z"/><path d="M24 14q0-6 4-10" ${thin}/><path d="M26 9q5-7 13-5-3 8-13 5z" ${yellow}/>`,
  bell: `<path d="M24 4a4 4 0 0 1 4 4c8 2 11 8 11 16l4 11H5l4-11C9 16 12 10 20 8a4 4 0 0 1 4-4z"/><path d="M18 38a6 6 0 0 0 12 0z" ${yellow}/>`,
  globe: `<circle cx="24" cy="24" r="20"/><path d="M4 24h40M24 4v40M24 4q-18 20 0 40M24 4q18 20 0 40" ${thin}/>`,
  rocket: `<path d="M24 2c10 8 12 20 9 33H15C12 22 14 10 24 2z"/><circle cx="24" cy="17" r="5" fill="${ink}"/><path d="m14 25-8 10 9 1zM34 25l8 10-9 1z"/><path d="M19 37h10l-5 10z" ${yellow}/>`,
  key: '<path fill-rule="evenodd" d="M16 4a13 13 0 0 1 12 18l16 16v7h-8v-5h-5v-5h-5l-4-5A13 13 0 1 1 16 4zm-2 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
  lamp: `<path d="M24 3a15 15 0 0 1 8 28v5H16v-5a15 15 0 0 1 8-28z" ${yellow}/><path d="M17 38h14v3H17zM19 42h10l-2 4h-6z"/><path d="m18 19 6 5 6-5M24 24v11" ${thin}/>`,
  blocks: `<rect x="4" y="25" width="19" height="19" rx="3"/><circle cx="35" cy="34.5" r="9.5" ${yellow}/><path d="M13 22v-8a11 11 0 0 1 22 0v8z"/>`,
  bridge: `<path d="M2 18h44v8H2zM4 26h6v17H4zM38 26h6v17h-6z"/><path d="M10 43V37a14 12 0 0 1 28 0v6h-4a10 9 0 0 0-20 0z" ${yellow}/>`,
  note: '<path d="M17 8 41 3v30a7 6 0 1 1-5-6V15l-14 3v20a7 6 0 1 1-5-6z"/>',
  flag: `<path d="M10 3h4v43h-4z"/><path d="M14 6q8-4 15 0t14 0v20q-7 4-14 0t-15 0z" ${yellow}/>`,
}
