import type { ReactNode } from 'react'
import { hue, placeTransform } from './paper.tsx'
import type { Hue } from './paper.tsx'
import type { PieceProps } from './scenery.tsx'

/** Three books, one on the other, standing at x, y. */
export function BookStack({ x, y, size = 1 }: PieceProps) {
  return (
    <g className="cut" transform={placeTransform(x, y, size)}>
      <rect x="-26" y="-11" width="52" height="11" rx="2" fill={hue.teal} />
      <rect x="-22" y="-21" width="44" height="10" rx="2" fill={hue.yellow} />
      <rect x="-25" y="-32" width="48" height="11" rx="2" fill={hue.brick} />
      <path d="M14-11h4v11M-16-21h3v10M10-32h4v11" stroke="#fff" strokeWidth="2" opacity=".5" fill="none" />
    </g>
  )
}

/** An open book seen from the reader's friends: pages toward us. */
export function OpenBook({ x, y, size = 1, cover = 'blue' }: PieceProps & { cover?: Hue }) {
  return (
    <g className="cut" transform={placeTransform(x, y, size)}>
      <path d="M-25 3q13-5 25 1q12-6 25-1v-24q-13-5-25 1q-12-6-25-1z" fill={hue[cover]} />
      <path d="M-22 0q12-5 22 1q10-6 22-1v-22q-12-4-22 1q-10-5-22-1z" fill={hue.paper} />
      <path d="M0-21V1" stroke={hue.metal} opacity=".5" />
    </g>
  )
}

/** An open book whose cover faces us. */
export function BookCover({ x, y, size = 1, cover = 'brick' }: PieceProps & { cover?: Hue }) {
  return (
    <g className="cut" transform={placeTransform(x, y, size)}>
      <path d="M-22 2h44v-26h-44z" fill={hue[cover]} />
      <path d="M0-24v26" stroke="rgb(0 0 0/.2)" strokeWidth="2" />
      <path d="M7-17h8" stroke={hue.cream} strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

export type LooseBlockProps = PieceProps & { kind: 'circle' | 'square' | 'arch'; color: Hue; turn?: number }

/** A single block of the three, standing at x, y. */
export function LooseBlock({ x, y, size = 1, turn = 0, kind, color }: LooseBlockProps) {
  return (
    <g className="cut" transform={placeTransform(x, y, size, turn)}>
      {kind === 'circle' && (
        <>
          <circle cy="-20" r="20" fill={hue[color]} />
          <circle cy="-20" r="9" fill="rgb(255 255 255/.25)" />
        </>
      )}
      {kind === 'square' && (
        <>
          <rect x="-20" y="-40" width="40" height="40" rx="5" fill={hue[color]} />
          <rect
            x="-12"
            y="-32"
            width="24"
            height="24"
            rx="3"
            fill="none"
            stroke="rgb(255 255 255/.45)"
            strokeWidth="2"
          />
        </>
      )}
      {kind === 'arch' && (
        <>
          <path d="M-22 0v-22a22 22 0 0 1 44 0V0z" fill={hue[color]} />
          <path d="M-10 0v-8a10 10 0 0 1 20 0v8z" fill="rgb(0 0 0/.18)" />
        </>
      )}
    </g>
  )
}

const SPINES: readonly Hue[] = ['blue', 'brick', 'teal', 'yellow', 'pink', 'plum', 'blue3']

/** A row of books on a board; their sizes repeat, so the row is the same in every render. */
export function BookShelf({ x, y, width }: { x: number; y: number; width: number }) {
  const spines = new Map<Hue, string>()
  let left = x + 6
  for (let book = 3; left < x + width - 16; book += 1) {
    const thickness = 8 + ((book * 5) % 7)
    const tall = 26 + ((book * 11) % 16)
    const color = SPINES[book % SPINES.length] ?? 'blue'
    spines.set(color, `${spines.get(color) ?? ''}M${left} ${y}v${-tall}h${thickness}v${tall}z`)
    left += thickness + 1.5 + (book % 6 === 5 ? 12 : 0)
  }
  return (
    <>
      <g className="cut">
        {[...spines].map(([color, d]) => (
          <path key={color} d={d} fill={hue[color]} />
        ))}
      </g>
      <rect className="cut" x={x} y={y} width={width} height="8" rx="2" fill={hue.wood2} />
    </>
  )
}

export type BlackboardProps = { x: number; y: number; width: number; height: number; children?: ReactNode }

/** A framed board; what is passed in is drawn with chalk. */
export function Blackboard({ x, y, width, height, children }: BlackboardProps) {
  return (
    <>
      <g className="cut">
        <rect x={x - 9} y={y - 9} width={width + 18} height={height + 18} rx="6" fill={hue.wood} />
        <rect x={x} y={y} width={width} height={height} rx="2" fill={hue.board} />
      </g>
      <g
        fill="none"
        stroke={hue.chalk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".92"
      >
        {children}
      </g>
      <rect
        className="cut"
        x={x + width * 0.3}
        y={y + height + 5}
        width={width * 0.4}
        height="7"
        rx="3"
        fill={hue.wood2}
      />
    </>
  )
}

/** A can that waters, held at x, y. */
export function WateringCan({ x, y }: PieceProps) {
  return (
    <g className="cut" transform={placeTransform(x, y)} fill={hue.metal}>
      <path d="M-12-10h24v20h-24zM12-4l20-10 3 6-23 14z" />
      <path d="M-10-10q10-16 20 0" stroke={hue.metal} strokeWidth="3" fill="none" />
      <path d="m36-8 4 10M40-10l6 9M32-6l1 11" stroke={hue.blue3} strokeWidth="2" strokeLinecap="round" />
    </g>
  )
}
