import type { Frame } from './frame-type.ts'

/** What may hurt: how it is read and said in English, and in Spanish with its article. */
const aching: readonly (readonly [read: string, en: string, es: string])[] = [
  ['head', 'head', 'la cabeza'],
  ['(stomach|tummy|belly)', 'stomach', 'el estómago'],
  ['throat', 'throat', 'la garganta'],
  ['ear', 'ear', 'el oído'],
  ['eye', 'eye', 'el ojo'],
  ['nose', 'nose', 'la nariz'],
  ['mouth', 'mouth', 'la boca'],
  ['tooth', 'tooth', 'el diente'],
  ['back', 'back', 'la espalda'],
  ['neck', 'neck', 'el cuello'],
  ['arm', 'arm', 'el brazo'],
  ['elbow', 'elbow', 'el codo'],
  ['hand', 'hand', 'la mano'],
  ['wrist', 'wrist', 'la muñeca'],
  ['finger', 'finger', 'el dedo'],
  ['leg', 'leg', 'la pierna'],
  ['knee', 'knee', 'la rodilla'],
  ['ankle', 'ankle', 'el tobillo'],
  ['foot', 'foot', 'el pie'],
]

/** "Her head hurts": in Spanish nobody hurts a head by that, it hurts somebody. */
export const framesOfAches: readonly Frame[] = aching.flatMap(([read, en, es]): Frame[] => [
  {
    part: 'what',
    read: [`[{P}] ${read} hurts`, `[a {S}] le duele ${es}`],
    en: `{P} ${en} hurts{~}.`,
    es: `{D} le duele ${es}{~}.`,
    child: true,
  },
  {
    part: 'what',
    read: [`[{P}] ${read} hurt`, `[a {S}] le (dolía|dolió) ${es}`],
    en: `{P} ${en} hurt{~}.`,
    es: `{D} le dolía ${es}{~}.`,
    child: true,
  },
])
