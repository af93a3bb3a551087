import { dotsPath, hue } from './paper.tsx'
import type { Hue } from './paper.tsx'

export type Pattern = 'stripes' | 'dots' | 'star' | 'dungarees' | 'band' | 'seven' | 'cardigan'

/** An arch: straight sides up to `spring`, then half a circle of radius `half`. */
type Torso = { half: number; spring: number; hem: number }

const CHILD: Torso = { half: 24, spring: -75, hem: -38 }
const GROWN: Torso = { half: 28, spring: -84, hem: -34 }

const SPOTS = [
  [-14, -84],
  [4, -88],
  [16, -76],
  [-6, -72],
  [-18, -62],
  [10, -60],
  [-4, -50],
  [18, -46],
  [-16, -44],
] as const

export type TorsoShapeProps = { grown: boolean; cloth: Hue; trim: Hue; pattern?: Pattern | undefined }

/** The top a person wears. Patterns are cut to the arch, so no clip path (and no id) is needed. */
export function TorsoShape({ grown, cloth, trim, pattern }: TorsoShapeProps) {
  const torso = grown ? GROWN : CHILD
  const { half, spring, hem } = torso
  return (
    <g className="cut">
      <path d={`M${-half} ${hem}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${hem}z`} fill={hue[cloth]} />
      {pattern && <Print pattern={pattern} torso={torso} color={hue[trim]} />}
    </g>
  )
}

function Print({ pattern, torso, color }: { pattern: Pattern; torso: Torso; color: string }) {
  if (pattern === 'dots')
    return <path d={dotsPath(SPOTS)} stroke={color} strokeWidth="6.4" strokeLinecap="round" />
  if (pattern === 'seven') {
    return (
      <text
        y="-54"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="26"
        fill={color}
      >
        7
      </text>
    )
  }
  return <path d={printPath(pattern, torso)} fill={color} />
}

function printPath(pattern: Exclude<Pattern, 'dots' | 'seven'>, torso: Torso): string {
  const { half, hem } = torso
  switch (pattern) {
    case 'stripes':
      return [-92.5, -80.5, -68.5, -56.5, -44.5].map((y) => stripe(torso, y, 5)).join('')
    case 'band':
      return stripe(torso, -70, 14)
    case 'star':
      return 'M0-78l3.5 7.5 8 1-6 5.6 1.6 8.2L0-59.6l-7.1 3.9 1.6-8.2-6-5.6 8-1z'
    case 'dungarees': {
      // Each strap runs the same way round as the bib, or their overlap would be a hole.
      const strap = (left: number, right: number) =>
        `M${left}-60V${topAt(torso, left)}L${right} ${topAt(torso, right)}V-60z`
      return `M${-half}-64h${2 * half}V${hem}h${-2 * half}z${strap(-16, -10)}${strap(10, 16)}`
    }
    case 'cardigan':
      return `M-6 ${hem}V${topAt(torso, 6)}H6V${hem}z`
  }
}

/** A band across the torso whose ends follow its outline. */
function stripe(torso: Torso, y: number, height: number): string {
  const upper = halfAt(torso, y)
  const lower = halfAt(torso, y + height)
  return `M${-upper} ${y}H${upper}L${lower} ${y + height}H${-lower}z`
}

function halfAt({ half, spring }: Torso, y: number): number {
  return y >= spring ? half : round(Math.sqrt(Math.max(0, half * half - (spring - y) ** 2)))
}

function topAt({ half, spring }: Torso, x: number): number {
  return round(spring - Math.sqrt(half * half - x * x))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
