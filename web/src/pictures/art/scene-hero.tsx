import { outlineBlock, TOWER_BLOCKS } from '../tower/tower-blocks.ts'
import { MotifMark } from './motifs.tsx'
import { PaintedTower } from './painted-tower.tsx'
import { hue, INK, Picture, Place, skinPaper } from './paper.tsx'
import { Person } from './person.tsx'
import { LooseBlock, OpenBook } from './props.tsx'
import { Cloud, PottedPlant, Stars, Tree } from './scenery.tsx'
import { WheelchairPerson } from './wheelchair.tsx'

const STARS = [
  [250, 110],
  [330, 80],
  [420, 120],
  [470, 190],
  [300, 190],
  [540, 250],
  [220, 290],
] as const

/** Home: four children build the tower before a school; the last block, the arch, is being set. */
export function HeroScene({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <Picture viewBox="0 0 660 700" label={label} className={className}>
      <Landscape />
      <path className="cut" d="M4 640q0-16 40-18h572q40 2 40 18t-40 20H44q-40-2-40-20z" fill={hue.ground} />
      <ellipse cx="350" cy="644" rx="160" ry="9" fill="rgb(20 20 20/.12)" />
      <Seat />
      <PaintedTower x={232} y={176} size={1.16} blocks={7} />
      <Ladder />
      <Children />
      <PottedPlant x={60} y={650} />
      <LooseBlock x={262} y={654} kind="circle" color="pink" size={0.62} />
    </Picture>
  )
}

/** The hills end at the sides of the arch, so the picture needs no clip path. */
function Landscape() {
  return (
    <>
      <path d="M40 640V310a280 280 0 0 1 560 0V640z" fill={hue.sky} />
      <path d="M40 322q130-78 290-34t270 22V640H40z" fill={hue.sky2} />
      <circle className="cut" cx="165" cy="205" r="50" fill={hue.sun} />
      <Stars at={STARS} />
      <Cloud x={508} y={176} size={1.05} />
      <Cloud x={240} y={300} size={0.8} />
      <path className="cut" d="M40 450q110-60 220-26t240-34q50-8 100 4V640H40z" fill={hue.hill1} />
      <School />
      <Tree x={70} y={470} size={0.9} />
      <Tree x={195} y={462} size={0.72} clipped />
      <Tree x={548} y={452} />
      <Tree x={580} y={470} size={0.7} clipped />
      <path className="cut" d="M40 508q140-42 290-6t270-24V640H40z" fill={hue.hill2} />
      <path className="cut" d="M40 580q150-30 300-4t260-12V640H40z" fill={hue.hill3} />
    </>
  )
}

function School() {
  return (
    <Place x={128} y={446} cut>
      <path d="M-34 0v-40h68V0z" fill={hue.brick} />
      <path d="M-42-38 0-66l42 28z" fill={hue.brick2} />
      <path d="M-9 0v-14a9 9 0 0 1 18 0V0zM-26-14v-10h10v10zM16-14v-10h10v10z" fill={hue.glow} />
      <path d="M0-64v-26" stroke={hue.wood2} strokeWidth="2.5" />
      <path d="M0-90h20l-5 6 5 6H0" fill={hue.yellow} />
    </Place>
  )
}

/** The dashed place where block eight belongs. */
function Seat() {
  const last = TOWER_BLOCKS[7]
  if (!last) return null
  return (
    <path
      d={outlineBlock(last)}
      transform="translate(232 176)scale(1.16)"
      fill="none"
      stroke="var(--text)"
      strokeOpacity=".55"
      strokeWidth="2"
      strokeDasharray="5 6"
    />
  )
}

function Ladder() {
  return (
    <g className="cut" strokeLinecap="round">
      <path d="m478 640-14-330M530 640l-22-330" stroke={hue.wood2} strokeWidth="7" />
      <path
        d="M467 352h44M469 394h46M471 436h46M473 478h47M475 520h48M476 562h50M478 604h50"
        stroke={hue.wood}
        strokeWidth="6"
      />
    </g>
  )
}

function Children() {
  return (
    <>
      <Person
        x={486}
        y={352}
        size={1.02}
        flip
        skin={5}
        hairStyle="puffs"
        top="pink"
        pattern="dots"
        pants="blue2"
        gaze={3}
        mouth="open"
        pose={{
          left: [
            [-50, -112],
            [-4, -163],
          ],
          right: [
            [44, -110],
            [84, -168],
          ],
        }}
      />
      <Place x={428} y={178} size={1.1} turn={8}>
        <path
          className="cut"
          d="M-43 8a7 7 0 0 1-7-7V-12a50 50 0 0 1 100 0V1a7 7 0 0 1-7 7z"
          fill={hue.yellow}
        />
        <MotifMark motif="brush" x={0} y={-20} color={INK} />
      </Place>
      <Person
        x={112}
        y={648}
        size={1.12}
        skin={2}
        hairStyle="hijab"
        cloth="teal"
        top="yellow"
        trim="teal2"
        pants="plum"
        legs="skirt"
        pose="carry"
        gaze={4}
        holding={<GlobeBlock />}
      />
      <Person
        x={204}
        y={652}
        size={1.02}
        skin={1}
        hairStyle="curls"
        hair={4}
        top="brick"
        pattern="stripes"
        pants="blue2"
        legs="cross"
        pose="hold"
        gaze={2}
        glasses
        holding={<OpenBook x={0} y={-50} size={0.9} cover="teal" />}
      />
      <WheelchairPerson
        x={584}
        y={652}
        size={1.12}
        skin={4}
        hairStyle="short"
        top="teal"
        trim="yellow"
        pattern="star"
        pants="navy"
        shoes="brick"
        gaze={-4}
        mouth="open"
        pose={{
          left: [
            [-44, -92],
            [-46, -130],
          ],
          right: [
            [38, -64],
            [34, -46],
          ],
        }}
      />
    </>
  )
}

function GlobeBlock() {
  return (
    <Place x={22} y={-46} cut>
      <rect x="-26" y="-30" width="52" height="40" rx="6" fill={hue.blue3} />
      <MotifMark motif="globe" x={0} y={-10} color={hue.cream} />
      <path d="M-24-2h.1M24-2h.1" stroke={skinPaper(2)} strokeWidth="13" strokeLinecap="round" />
    </Place>
  )
}
