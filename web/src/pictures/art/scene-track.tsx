import type { DrawingProps } from './drawing-props.ts'
import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { Bunting, Cloud, Stars, Tree } from './scenery.tsx'

/** Track: three young runners come down the lanes, the stands behind them. It fills its frame. */
export function TrackScene({ label, className }: DrawingProps) {
  return (
    <Picture viewBox="0 0 1160 380" cover label={label} className={className}>
      <Grounds />
      <Stands />
      <Lanes />
      <Runners />
      <Hurdle x={836} y={330} />
      <Hurdle x={968} y={352} />
    </Picture>
  )
}

function Grounds() {
  return (
    <>
      <path d="M0 0h1160v380H0z" fill={hue.sky} />
      <Stars
        at={[
          [90, 50],
          [280, 84],
          [480, 40],
          [780, 60],
          [1060, 44],
        ]}
      />
      <circle className="cut" cx="150" cy="96" r="44" fill={hue.sun} />
      <Cloud x={340} y={70} size={0.9} />
      <Cloud x={1010} y={84} size={1.1} />
      <path className="cut" d="M0 214q220-60 470-30t690-26v222H0z" fill={hue.hill1} />
      <Tree x={64} y={230} />
      <Tree x={250} y={222} size={0.75} clipped />
      <Tree x={1096} y={224} size={1.1} />
      <path className="cut" d="M0 224h1160v156H0z" fill={hue.hill3} />
    </>
  )
}

const spectators = [
  [448, 172],
  [488, 172],
  [560, 172],
  [632, 172],
  [704, 172],
  [740, 172],
  [436, 196],
  [520, 196],
  [592, 196],
  [664, 196],
  [760, 196],
] as const

function Stands() {
  const paints = [hue.brick, hue.blue, hue.yellow, hue.plum]
  return (
    <>
      <g className="cut">
        <path d="M404 224 428 148h350l24 76z" fill={hue.wood} />
        <path d="M408 210h390M416 186h374M424 162h358" stroke={hue.wood2} strokeWidth="5" />
      </g>
      {paints.map((paint, turn) => (
        <path
          key={paint}
          className="cut"
          d={spectators
            .filter((_, place) => place % paints.length === turn)
            .map(([x, y]) => `M${x - 9} ${y + 12}v-12a9 9 0 0 1 18 0v12z`)
            .join('')}
          fill={paint}
        />
      ))}
      <g transform="translate(404 116)">
        <Bunting width={398} y={6} sag={9} count={12} />
      </g>
      <path d="M404 108v116M802 108v116" stroke={hue.wood2} strokeWidth="6" strokeLinecap="round" />
    </>
  )
}

/** The bend and the straight, cut from brick paper. */
function Lanes() {
  return (
    <>
      <path className="cut" d="M0 262q300-26 620-26t540 22v122H0z" fill={hue.brick} />
      <path d="M0 262q300-26 620-26t540 22v10q-260-22-540-22T0 274z" fill={hue.brick2} opacity=".5" />
      <path
        d="M0 292q300-24 620-24t540 20M0 326q300-22 620-22t540 18M0 364q300-20 620-20t540 16"
        fill="none"
        stroke={hue.cream}
        strokeWidth="3.5"
        opacity=".8"
      />
    </>
  )
}

function Runners() {
  return (
    <>
      <Person
        x={356}
        y={318}
        size={1.1}
        skin={6}
        hairStyle="puffs"
        top="yellow"
        pattern="band"
        trim="navy"
        pants="navy"
        legs="kick"
        pose="run"
        gaze={4}
        shortSleeves
      />
      <ellipse cx="596" cy="354" rx="58" ry="8" fill="rgb(0 0 0/.18)" />
      <Person
        x={586}
        y={352}
        size={1.46}
        skin={3}
        hairStyle="braids"
        hair={2}
        top="teal"
        pattern="star"
        pants="navy"
        legs="kick"
        pose="run"
        gaze={4}
        mouth="open"
        shortSleeves
      />
      <Person
        x={742}
        y={306}
        size={0.98}
        skin={1}
        hairStyle="crop"
        hair={4}
        top="blue"
        pattern="stripes"
        pants="cream"
        legs="kick"
        pose="run"
        gaze={4}
        shortSleeves
      />
    </>
  )
}

function Hurdle({ x, y }: { x: number; y: number }) {
  return (
    <g className="cut" transform={`translate(${x} ${y})`}>
      <path
        d="M-34 0v-50M34 0v-50M-46 0h24M22 0h24"
        stroke={hue.metal}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M-44-62h88v18h-88z" fill={hue.paper} />
      <path d="M-44-62h22v18h-22zM0-62h22v18H0z" fill={hue.blue} />
    </g>
  )
}
