import { Dots, hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { Stars } from './scenery.tsx'

const BALLS = [
  [
    hue.yellow,
    [
      [128, 150],
      [226, 178],
      [190, 244],
    ],
  ],
  [
    hue.pink,
    [
      [164, 128],
      [236, 216],
    ],
  ],
  [
    hue.brick,
    [
      [206, 138],
      [168, 214],
    ],
  ],
  [
    hue.cream,
    [
      [150, 182],
      [206, 212],
    ],
  ],
  [
    hue.blue3,
    [
      [188, 172],
      [140, 232],
    ],
  ],
  [hue.plum, [[120, 196]]],
] as const

/** The draw: one child turns the handle of a machine shaped like the arch, another points at the ball. */
export function DrawScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 460 400" label={label} className={className}>
      <path className="cut" d="M20 372V210a190 190 0 0 1 380 0v162z" fill={hue.sky} />
      <circle className="cut" cx="330" cy="112" r="30" fill={hue.sun} />
      <Stars
        at={[
          [250, 60],
          [120, 80],
          [70, 180],
        ]}
      />
      <path className="cut" d="M8 372q0-10 30-12h386q30 2 30 12t-30 14H38q-30-2-30-14z" fill={hue.ground} />
      <DrawMachine />
      <Person
        x={356}
        y={372}
        size={1.18}
        skin={3}
        hairStyle="patka"
        cloth="blue"
        top="brick"
        pattern="stripes"
        pants="navy"
        gaze={-4}
        mouth="open"
        pose={{
          left: [
            [-44, -90],
            [-30, -154],
          ],
          right: [
            [36, -64],
            [28, -46],
          ],
        }}
      />
      <Person
        x={52}
        y={376}
        size={1.1}
        skin={6}
        hairStyle="puffs"
        top="yellow"
        trim="plum"
        pattern="dungarees"
        pants="plum"
        gaze={4}
        pose="pointRight"
      />
    </Picture>
  )
}

function DrawMachine() {
  return (
    <>
      <g className="cut">
        <path d="M84 366V196a96 96 0 0 1 192 0v170z" fill={hue.teal} />
        <path d="M102 262v-66a78 78 0 0 1 156 0v66z" fill={hue.teal2} />
        <rect x="74" y="262" width="212" height="16" rx="4" fill={hue.wood} />
      </g>
      <g className="cut">
        {BALLS.map(([color, places]) => (
          <Dots key={color} at={places} radius={17} fill={color} />
        ))}
      </g>
      <path d="M150 366v-30a30 30 0 0 1 60 0v30z" fill={hue.line} opacity=".35" />
      <circle className="cut" cx="180" cy="350" r="18" fill={hue.yellow} />
      <g className="cut" strokeLinecap="round" stroke={hue.wood2}>
        <path d="M286 214h.1" strokeWidth="20" />
        <path d="m286 214 34-22" strokeWidth="8" />
      </g>
    </>
  )
}
