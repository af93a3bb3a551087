import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { Cloud, Stars, Tree } from './scenery.tsx'

/** Prospects: a young soccer player kicks a ball toward the goal. It fills its frame. */
export function PitchScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 1160 380" cover label={label} className={className}>
      <Grounds />
      <Goal />
      <Person
        x={350}
        y={318}
        size={0.98}
        skin={2}
        hairStyle="pony"
        hair={3}
        top="blue"
        pattern="band"
        pants="cream"
        legs="shorts"
        pose="run"
        gaze={4}
        shortSleeves
      />
      <Person
        x={926}
        y={308}
        size={0.92}
        skin={6}
        hairStyle="hijab"
        cloth="navy"
        top="yellow"
        trim="metal"
        pants="navy"
        pose="up"
        gaze={-4}
      />
      <ellipse cx="650" cy="346" rx="56" ry="9" fill="rgb(0 0 0/.18)" />
      <Person
        x={640}
        y={344}
        size={1.5}
        skin={4}
        hairStyle="curls"
        top="brick"
        pattern="seven"
        pants="cream"
        legs="kick"
        pose="run"
        gaze={4}
        shortSleeves
        mouth="open"
      />
      <Ball />
    </Picture>
  )
}

function Grounds() {
  return (
    <>
      <path d="M0 0h1160v380H0z" fill={hue.sky} />
      <Stars
        at={[
          [120, 60],
          [300, 40],
          [520, 80],
          [700, 50],
          [1040, 40],
        ]}
      />
      <circle className="cut" cx="980" cy="92" r="46" fill={hue.sun} />
      <Cloud x={240} y={80} size={1.1} />
      <Cloud x={640} y={66} size={0.8} />
      <path className="cut" d="M0 210q180-70 420-36t400-40 340 30v220H0z" fill={hue.hill1} />
      <Tree x={80} y={226} />
      <Tree x={150} y={220} size={0.8} clipped />
      <Tree x={1090} y={214} />
      <Tree x={470} y={204} size={0.7} />
      <g className="cut">
        <path d="M250 218v-58h180v58z" fill={hue.brick} />
        <path d="m238 164 102-40 102 40z" fill={hue.brick2} />
        <path d="M326 218v-22a14 14 0 0 1 28 0v22zM270 196v-16h18v16zM392 196v-16h18v16z" fill={hue.glow} />
      </g>
      <path className="cut" d="M0 226h1160v160H0z" fill={hue.hill3} />
      <path
        d="M0 226h20l-90 160h-70V226zM120 226h100l-90 160H20zM320 226h100l-90 160H220zM520 226h100l-90 160H420zM720 226h100l-90 160H620zM920 226h100l-90 160H820zM1120 226h100l-90 160h-110z"
        fill={hue.hill2}
        opacity=".32"
      />
      <g fill="none" stroke={hue.cream} strokeWidth="4" opacity=".75">
        <path d="M0 352h1160M560 226l-70 160" />
        <ellipse cx="520" cy="300" rx="120" ry="34" />
      </g>
    </>
  )
}

function Goal() {
  return (
    <>
      <path
        className="cut"
        d="M1000 300V178h128v122"
        fill="none"
        stroke={hue.paper}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path
        d="m1010 190 112 104M1010 220l80 78M1040 184l84 78M1122 190 1010 296M1122 224l-74 72M1090 184l-78 76"
        stroke={hue.paper}
        strokeWidth="1.2"
        opacity=".55"
      />
    </>
  )
}

function Ball() {
  return (
    <g className="cut" transform="translate(756 306)">
      <circle r="20" fill={hue.paper} />
      <path d="m0-8 8 6-3 9H-5l-3-9z" fill={hue.line} />
      <path d="M0-8v-11M8-2l11-4M5 7l7 10M-5 7l-7 10M-8-2l-11-4" stroke={hue.line} strokeWidth="2" />
    </g>
  )
}
