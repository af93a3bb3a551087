import { MotifMark } from './motifs.tsx'
import type { Motif } from './motifs.tsx'
import { hue, Picture } from './paper.tsx'
import type { Hue } from './paper.tsx'
import { Person } from './person.tsx'
import { Cloud, PottedPlant, Stars, Tree } from './scenery.tsx'

const STARS = [
  [80, 164],
  [160, 214],
  [300, 154],
  [390, 204],
  [570, 284],
] as const

/** The login page: a schoolhouse with three arched doors, the first one open and lit. Fills its frame. */
export function DoorsScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 620 720" cover label={label} className={className}>
      <path d="M0 0h620v720H0z" fill={hue.sky} />
      <circle className="cut" cx="500" cy="200" r="42" fill={hue.sun} />
      <Stars at={STARS} />
      <Cloud x={130} y={194} size={0.9} />
      <Cloud x={380} y={174} size={0.6} />
      <path className="cut" d="M0 404q150-70 320-30t300-30v320H0z" fill={hue.hill1} />
      <Tree x={40} y={504} size={1.3} />
      <Tree x={590} y={514} size={1.2} clipped />
      <Schoolhouse />
      <OpenDoor x={96} color="blue" />
      <ClosedDoor x={252} color="teal" edge="teal2" motif="book" />
      <ClosedDoor x={408} color="plum" edge="plum2" motif="ruler" />
      <path className="cut" d="M0 524h620v196H0z" fill={hue.ground} />
      <path d="M96 538h116l66 182H14z" fill={hue.glow} opacity=".55" />
      <path className="cut" d="M60 524h500v14H60z" fill={hue.wood} />
      <Visitors />
      <PottedPlant x={560} y={534} size={1.2} />
    </Picture>
  )
}

function Schoolhouse() {
  return (
    <>
      <g className="cut">
        <path d="M70 534V294h480v240z" fill={hue.brick} />
        <path d="M44 300 310 188l266 112z" fill={hue.brick2} />
      </g>
      <g className="cut">
        <circle cx="310" cy="254" r="30" fill={hue.cream} />
        <path d="M310 254v-18M310 254l12 8" stroke={hue.line} strokeWidth="3" strokeLinecap="round" />
      </g>
      <path
        d="M84 318h22M228 312h22M384 318h22M530 326h-22M226 370h18M382 348h18M530 400h18M74 420h14M226 440h16M530 470h16"
        stroke={hue.brick2}
        strokeWidth="7"
        opacity=".35"
      />
    </>
  )
}

function DoorFrame({ x }: { x: number }) {
  return <path className="cut" d={`M${x - 12} 524V362a70 70 0 0 1 140 0V524z`} fill={hue.cream} />
}

const doorway = (x: number) => `M${x} 524V362a58 58 0 0 1 116 0V524z`

function OpenDoor({ x, color }: { x: number; color: Hue }) {
  return (
    <>
      <DoorFrame x={x} />
      <path d={doorway(x)} fill={hue.glow} />
      <g className="cut">
        <path d={`M${x} 524V362C${x} 338 ${x + 14} 308 ${x + 40} 326V538z`} fill={hue[color]} />
        <circle cx={x + 33} cy="438" r="4" fill={hue.yellow} />
      </g>
    </>
  )
}

function ClosedDoor({ x, color, edge, motif }: { x: number; color: Hue; edge: Hue; motif: Motif }) {
  return (
    <>
      <DoorFrame x={x} />
      <path d={doorway(x)} fill={hue[color]} />
      <path d={`M${x + 16} 524V366a42 42 0 0 1 84 0V524`} fill="none" stroke={hue[edge]} strokeWidth="4" />
      <circle cx={x + 98} cy="438" r="5" fill={hue.yellow} />
      <MotifMark motif={motif} x={x + 58} y={370} color={hue.cream} />
    </>
  )
}

function Visitors() {
  return (
    <>
      <Person
        x={168}
        y={604}
        size={0.98}
        grown
        skin={3}
        hairStyle="short"
        hair={2}
        top="blue"
        pattern="cardigan"
        pants="navy"
        pose="wave"
        gaze={3}
      />
      <Person
        x={270}
        y={628}
        size={1.02}
        skin={5}
        hairStyle="afro"
        top="yellow"
        trim="brick"
        pattern="stripes"
        pants="teal"
        gaze={-3}
        mouth="open"
        pose="up"
      />
      <Person
        x={470}
        y={632}
        size={1.05}
        skin={1}
        hairStyle="braids"
        hair={4}
        top="pink"
        trim="plum"
        pattern="star"
        pants="blue2"
        legs="skirt"
        gaze={-4}
        pose="wave"
        behind={<rect x="-22" y="-94" width="44" height="50" rx="10" fill={hue.teal} />}
      />
    </>
  )
}
