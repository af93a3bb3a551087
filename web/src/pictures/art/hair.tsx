import { hue } from './paper.tsx'

export type HairStyle =
  | 'afro'
  | 'puffs'
  | 'bun'
  | 'bob'
  | 'long'
  | 'pony'
  | 'curls'
  | 'braids'
  | 'hijab'
  | 'short'
  | 'crop'
  | 'patka'

/** A strand is a cut shape, or a row of round curls (`curl` is their width), in the hair's color or another. */
type Strand = { d: string; curl?: number; paint?: 'bead' | 'shine' | 'trim'; width?: number }
type HairCut = { back: readonly Strand[]; front: readonly Strand[] }

const CUTS: Record<HairStyle, HairCut> = {
  afro: {
    back: [
      { d: 'M0-130h.1', curl: 68 },
      { d: 'M-22-118h.1M22-118h.1', curl: 30 },
    ],
    front: [{ d: 'M-24-121q-2-24 24-25q26 1 24 25q-5-12-12-14q-12 4-24 0q-8 3-12 14z' }],
  },
  puffs: {
    back: [{ d: 'M-24-146h.1M24-146h.1', curl: 30 }],
    front: [
      { d: 'M-24.5-120q-3-29 24.5-29q27.5 0 24.5 29q-4-15-24.5-16q-20.5 1-24.5 16z' },
      { d: 'M0-149v13', paint: 'shine', width: 1.5 },
    ],
  },
  bun: {
    back: [{ d: 'M0-155h.1', curl: 25 }],
    front: [{ d: 'M-24.5-118q-3-31 24.5-31q27.5 0 24.5 31q-3-14-12-19q-16-5-25 1q-8 5-12 18z' }],
  },
  bob: {
    back: [{ d: 'M-29-98v-26a29 29 0 0 1 58 0v26q-7 5-14 4h-30q-7 1-14-4z' }],
    front: [{ d: 'M-26-108q-4-41 26-42q30 1 26 42q-2-14-5-18q-22 0-38-9q-6 14-9 27z' }],
  },
  long: {
    back: [{ d: 'M-29-72v-52a29 29 0 0 1 58 0v52q-6 6-13 4v-30h-32v30q-7 2-13-4z' }],
    front: [{ d: 'M-26-108q-5-41 26-42q31 1 26 42q-3-17-8-23q-11-3-18-11q-7 9-18 12q-5 6-8 22z' }],
  },
  pony: {
    back: [{ d: 'M18-140q26 0 22 30q-2 18-12 24q2-22-4-34z' }],
    front: [{ d: 'M-25-116q-3-33 25-33q28 0 25 33q-3-15-13-19q-20 3-28 1q-6 5-9 18z' }],
  },
  curls: {
    back: [
      {
        d: 'M-26-118h.1M-29-132h.1M-20-146h.1M-7-152h.1M7-152h.1M20-146h.1M29-132h.1M26-118h.1',
        curl: 21,
      },
    ],
    front: [{ d: 'M-20-134h.1M-11-141h.1M0-143h.1M11-141h.1M20-134h.1', curl: 18 }],
  },
  braids: {
    back: [
      { d: 'M-27-113v2M-28-102v2M-28.5-91v2M-29.5-80v2M27-113v2M28-102v2M28.5-91v2M29.5-80v2', curl: 12 },
      { d: 'M-30-68h.1M30-68h.1', curl: 8, paint: 'bead' },
    ],
    front: [{ d: 'M-25-114q-4-35 25-35q29 0 25 35q-4-18-25-22q-21 4-25 22z' }],
  },
  hijab: {
    back: [{ d: 'M-31-122a31 31 0 0 1 62 0v22q10 12 8 26q-39 15-78 0q-2-14 8-26z' }],
    front: [
      {
        d: 'M-22-117q-1-27 22-28q23 1 22 28q-4-14-22-15q-18 1-22 15zM-29-98q29 22 60-2q6 8 7 16q-34 22-70 2q0-9 3-16z',
      },
      { d: 'M-26-92q26 17 54-2', paint: 'trim', width: 2 },
    ],
  },
  short: {
    back: [],
    front: [{ d: 'M-25-118q-3-31 25-31q28 0 25 31q-3-11-9-15q-17 5-32-2q-6 5-9 17z' }],
  },
  crop: {
    back: [],
    front: [{ d: 'M-24.5-121q-2-27 24.5-28q26.5 1 24.5 28q-3-8-5-15q-19-6-39 0q-2 7-5 15z' }],
  },
  patka: {
    back: [],
    front: [
      { d: 'M-25-120q-4-25 14-30q-1-10 11-10q12 0 11 10q18 5 14 30q-9-12-25-12q-16 0-25 12z' },
      { d: 'M-24-122q24-16 48 0', paint: 'shine', width: 2 },
    ],
  },
}

export type HairProps = { style: HairStyle; color: string; trim: string; layer: 'back' | 'front' }

/** The hair behind the head or the hair on it, drawn around a head whose center is at 0, -121. */
export function Hair({ style, color, trim, layer }: HairProps) {
  const strands = CUTS[style][layer]
  if (strands.length === 0) return null
  const paints = { bead: hue.yellow, shine: 'rgb(255 255 255/.26)', trim }
  return (
    <g className="cut">
      {strands.map(({ d, curl, paint, width }) => {
        const tint = paint ? paints[paint] : color
        const stroke = curl ?? width
        if (!stroke) return <path key={d} d={d} fill={tint} />
        return <path key={d} d={d} fill="none" stroke={tint} strokeWidth={stroke} strokeLinecap="round" />
      })}
    </g>
  )
}
