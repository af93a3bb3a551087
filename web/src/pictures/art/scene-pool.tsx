import type { DrawingProps } from './drawing-props.ts'
import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { ArchWindow, Bunting } from './scenery.tsx'

/** Pool: two young swimmers in their lanes, a third on the board above them. It fills its frame. */
export function PoolScene({ label, className }: DrawingProps) {
  return (
    <Picture viewBox="0 0 1160 380" cover label={label} className={className}>
      <Hall />
      <Board />
      <Person
        x={392}
        y={152}
        size={0.86}
        skin={4}
        hairStyle="patka"
        cloth="yellow"
        top="plum"
        pattern="band"
        pants="plum"
        shoes="wood"
        pose="reach"
        gaze={4}
        shortSleeves
      />
      <Water />
    </Picture>
  )
}

function Hall() {
  return (
    <>
      <path d="M0 0h1160v380H0z" fill={hue.wall} />
      <path d="M0 176h1160v40H0z" fill={hue.teal} opacity=".32" />
      <ArchWindow x={96} y={40} width={104} height={116} />
      <ArchWindow x={600} y={40} width={104} height={116} />
      <ArchWindow x={760} y={40} width={104} height={116} />
      <ArchWindow x={920} y={40} width={104} height={116} />
      <Bunting width={1160} y={8} sag={10} count={30} />
      <path className="cut" d="M0 212h1160v40H0z" fill={hue.cream} />
      <path d="M0 236h1160" stroke={hue.wall2} strokeWidth="5" />
    </>
  )
}

/** The diving board with its ladder. */
function Board() {
  return (
    <g className="cut">
      <path d="M262 244V158M300 244V158" stroke={hue.metal} strokeWidth="8" />
      <path d="M262 184h38M262 206h38M262 228h38" stroke={hue.metal} strokeWidth="5" />
      <path d="M246 152h206v12H246z" fill={hue.blue2} />
      <path d="M246 158V112h44" fill="none" stroke={hue.metal} strokeWidth="5" />
    </g>
  )
}

/** The swimmers stand in the water: a sheet of it covers what is below. */
function Water() {
  return (
    <>
      <path className="cut" d="M0 246h1160v134H0z" fill={hue.blue3} />
      <LaneLine y={268} />
      <Person
        x={826}
        y={372}
        size={0.94}
        skin={2}
        hairStyle="hijab"
        cloth="teal"
        top="teal"
        pose="wave"
        gaze={-4}
      />
      <path
        className="cut"
        d="M0 306q40-9 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v80H0z"
        fill={hue.blue}
      />
      <LaneLine y={326} />
      <Person
        x={600}
        y={440}
        size={1.3}
        skin={5}
        hairStyle="crop"
        top="brick"
        pose="up"
        gaze={4}
        mouth="open"
        shortSleeves
      />
      <path
        className="cut"
        d="M0 352q32-9 64 0t64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0v40H0z"
        fill={hue.blue2}
      />
      <path
        d="M508 362q22-8 44 0M648 364q22-8 44 0M776 314q18-6 36 0M850 316q18-6 36 0M120 328h46M980 340h52M300 296h40"
        fill="none"
        stroke={hue.paper}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  )
}

/** Floats on a line, red and white by turns. */
function LaneLine({ y }: { y: number }) {
  return (
    <>
      <path d={`M0 ${y}h1160`} stroke={hue.paper} strokeWidth="9" strokeDasharray="22 22" />
      <path d={`M22 ${y}h1160`} stroke={hue.brick} strokeWidth="9" strokeDasharray="22 22" />
    </>
  )
}
