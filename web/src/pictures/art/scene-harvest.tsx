import { hue, Picture, Place } from './paper.tsx'
import { Person } from './person.tsx'
import { Tree } from './scenery.tsx'

const leaves = [
  [40, 60, 20],
  [120, 38, -30],
  [196, 74, 60],
  [262, 30, 10],
  [340, 62, -50],
  [388, 112, 35],
  [24, 130, -15],
] as const

/** The Thanksgiving Drive: two people carry a full box under autumn trees. */
export function HarvestScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 420 280" shape="soft" label={label} className={className}>
      <path d="M0 0h420v280H0z" fill={hue.sky} />
      <path className="cut" d="M0 178q110-40 220-12t200-18v132H0z" fill={hue.hill3} />
      <Tree x={44} y={198} size={1.15} />
      <Tree x={380} y={190} size={1.05} clipped />
      <path className="cut" d="M0 226q140-26 250-8t170-8v70H0z" fill={hue.yellow2} />
      {leaves.map(([x, y, turn]) => (
        <Place key={x} x={x} y={y} turn={turn} cut>
          <path d="M0-12q13 4 0 24q-13-20 0-24" fill={turn > 0 ? hue.brick : hue.yellow} />
          <path d="M0-8v20" stroke="rgb(0 0 0/.25)" strokeWidth="1.5" />
        </Place>
      ))}
      <Person
        x={116}
        y={262}
        skin={4}
        hairStyle="long"
        top="plum"
        trim="yellow"
        pants="navy"
        gaze={4}
        pose={{
          left: [
            [-10, -52],
            [26, -40],
          ],
          right: [
            [34, -56],
            [58, -46],
          ],
        }}
      />
      <Person
        x={306}
        y={262}
        flip
        skin={1}
        hairStyle="curls"
        hair={4}
        top="teal"
        pattern="band"
        pants="metal"
        gaze={4}
        mouth="open"
        pose={{
          left: [
            [-10, -52],
            [26, -40],
          ],
          right: [
            [34, -56],
            [58, -46],
          ],
        }}
      />
      <HarvestBox />
    </Picture>
  )
}

/** A box with bread, a pumpkin and apples. */
function HarvestBox() {
  return (
    <Place x={211} y={236} cut>
      <path d="M-34-52q-4-34 10-36q16-2 16 34z" fill={hue.wood} />
      <path d="M-28-80l12 4M-30-70l14 4" stroke={hue.wood2} strokeWidth="3" strokeLinecap="round" />
      <path d="M-8-52a20 19 0 0 1 44 0z" fill={hue.brick} />
      <path d="M14-70v18M4-68q-6 8-4 16M24-68q6 8 4 16" stroke="rgb(0 0 0/.2)" strokeWidth="2" fill="none" />
      <path d="M14-70q0-9 7-10" stroke={hue.leaf2} strokeWidth="4" fill="none" strokeLinecap="round" />
      <circle cx="42" cy="-56" r="10" fill={hue.pink2} />
      <path d="M-56-54h112l-6 54h-100z" fill={hue.wood2} />
      <path d="M-55-40h110" stroke="rgb(0 0 0/.18)" strokeWidth="3" />
      <path d="M-12-26h24" stroke={hue.cream} strokeWidth="8" strokeLinecap="round" />
    </Place>
  )
}
