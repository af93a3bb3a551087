import { Dots, hue, placeTransform } from './paper.tsx'

export type PieceProps = { x: number; y: number; size?: number | undefined }

/** A cloud of cut paper. */
export function Cloud({ x, y, size = 1 }: PieceProps) {
  return (
    <path
      className="cut"
      transform={placeTransform(x, y, size)}
      d="M-44 14a14 14 0 0 1 4-27.5a22 22 0 0 1 40-8a18 18 0 0 1 32 10a13 13 0 0 1 4 25.5z"
      fill={hue.cloud}
    />
  )
}

/** A round tree or, as a hedge cut to the arch, a clipped one. */
export function Tree({ x, y, size = 1, clipped = false }: PieceProps & { clipped?: boolean }) {
  return (
    <g className="cut" transform={placeTransform(x, y, size)}>
      <path d="M0 0v-34" stroke={hue.wood2} strokeWidth="7" />
      {clipped ? (
        <path d="M-22-28v-26a22 22 0 0 1 44 0v26z" fill={hue.leaf2} />
      ) : (
        <>
          <circle cy="-52" r="25" fill={hue.leaf} />
          <path d="M0-30v-28M0-44l9-8M0-50l-8-7" stroke={hue.leaf2} strokeWidth="2" strokeLinecap="round" />
        </>
      )}
    </g>
  )
}

/** Stars are there by day too, in no color; the night tokens light them. */
export function Stars({ at }: { at: readonly (readonly [number, number])[] }) {
  return <Dots at={at} radius={1.8} fill={hue.star} />
}

/** A plant in a pot, standing at x, y. */
export function PottedPlant({ x, y, size = 1 }: PieceProps) {
  return (
    <g className="cut" transform={placeTransform(x, y, size)}>
      <path d="M0-18q-2-18-16-22q-2 16 16 22q0-24 14-28q6 18-14 28" fill={hue.leaf2} />
      <path d="M0-16v-26" stroke={hue.leaf} strokeWidth="2.5" />
      <path d="M-13-18h26l-4 18h-18z" fill={hue.brick} />
      <path d="M-15-22h30v7h-30z" fill={hue.brick2} />
    </g>
  )
}

export type ArchWindowProps = { x: number; y: number; width: number; height: number }

/** A schoolhouse window with the weather of the theme behind it. */
export function ArchWindow({ x, y, width, height }: ArchWindowProps) {
  const half = width / 2
  const foot = y + height
  const hill = (from: number, rise: number, to: number) =>
    `M${x} ${y + height * from}q${width * 0.3}-${rise} ${width * 0.55} 0t${width * 0.45}-${to}V${foot}H${x}z`
  return (
    <>
      <path
        className="cut"
        d={`M${x - 8} ${foot + 8}V${y + half}a${half + 8} ${half + 8} 0 0 1 ${width + 16} 0V${foot + 8}z`}
        fill={hue.wood}
      />
      <path d={`M${x} ${foot}V${y + half}a${half} ${half} 0 0 1 ${width} 0V${foot}z`} fill={hue.sky} />
      <circle cx={x + width * 0.7} cy={y + height * 0.34} r={width * 0.15} fill={hue.sun} />
      <Stars
        at={[
          [x + width * 0.25, y + height * 0.25],
          [x + width * 0.4, y + height * 0.4],
        ]}
      />
      <path d={hill(0.72, 24, 6)} fill={hue.hill2} />
      <path d={hill(0.86, 16, 2)} fill={hue.hill3} />
      <path
        d={`M${x + half} ${y}V${foot}M${x} ${y + height * 0.55}h${width}`}
        stroke={hue.wood}
        strokeWidth="5"
      />
      <path
        className="cut"
        d={`M${x - 11} ${foot + 9}h${width + 22}`}
        stroke={hue.wood2}
        strokeWidth="10"
        strokeLinecap="round"
      />
    </>
  )
}

const FLAGS = [hue.blue, hue.yellow, hue.teal, hue.brick, hue.pink, hue.blue3, hue.plum] as const

/** A string of paper flags from wall to wall. */
export function Bunting({ width, y, sag, count }: { width: number; y: number; sag: number; count: number }) {
  const flag = (position: number) => {
    const along = (position + 0.5) / count
    const left = Math.round(width * along - 11)
    return `M${left} ${Math.round(y + sag * 4 * along * (1 - along))}h22l-11 22z`
  }
  const places = Array.from({ length: count }, (_, position) => position)
  return (
    <g className="cut">
      <path
        d={`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`}
        fill="none"
        stroke={hue.wood2}
        strokeWidth="2"
      />
      {FLAGS.map((color, turn) => (
        <path
          key={color}
          d={places
            .filter((place) => place % FLAGS.length === turn)
            .map(flag)
            .join('')}
          fill={color}
        />
      ))}
    </g>
  )
}
