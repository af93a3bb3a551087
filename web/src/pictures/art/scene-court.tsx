import type { DrawingProps } from './drawing-props.ts'
import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { ArchWindow, Bunting } from './scenery.tsx'
import { WheelchairPerson } from './wheelchair.tsx'

/** Court: three young players under the hoop of a school gym. It fills its frame. */
export function CourtScene({ label, className }: DrawingProps) {
  return (
    <Picture viewBox="0 0 1160 380" cover label={label} className={className}>
      <Gym />
      <Hoop />
      <Players />
      <Ball x={690} y={108} />
    </Picture>
  )
}

function Gym() {
  return (
    <>
      <path d="M0 0h1160v380H0z" fill={hue.wall} />
      <path d="M0 168h1160v66H0z" fill={hue.plum} opacity=".28" />
      <ArchWindow x={110} y={44} width={96} height={108} />
      <ArchWindow x={270} y={44} width={96} height={108} />
      <ArchWindow x={1010} y={44} width={96} height={108} />
      <Bunting width={1160} y={8} sag={10} count={30} />
      <path className="cut" d="M0 230h1160v150H0z" fill={hue.floor} />
      <path d="M0 264h1160M0 304h1160M0 350h1160" stroke={hue.floor2} strokeWidth="3" />
      <g fill="none" stroke={hue.cream} strokeWidth="5" opacity=".85">
        <path d="M0 244h1160M560 244l-64 140M760 244l-26 60h190l-26-60" />
        <ellipse cx="530" cy="312" rx="120" ry="34" />
      </g>
    </>
  )
}

function Hoop() {
  return (
    <>
      <path className="cut" d="M828 246V96" stroke={hue.metal} strokeWidth="11" />
      <g className="cut">
        <path d="M768 40h120v84H768z" fill={hue.paper} />
        <path d="M804 78h48v32h-48z" fill="none" stroke={hue.brick} strokeWidth="5" />
      </g>
      <path
        d="m798 120 10 40M812 120l6 42M828 120v42M844 120l-6 42M858 120l-10 40M802 136h52M808 150h40"
        stroke={hue.metal}
        strokeWidth="2.4"
        opacity=".8"
      />
      <path className="cut" d="M792 118h72" stroke={hue.brick2} strokeWidth="7" strokeLinecap="round" />
    </>
  )
}

function Players() {
  return (
    <>
      <Person
        x={384}
        y={322}
        size={1.02}
        skin={1}
        hairStyle="pony"
        hair={3}
        top="teal"
        pattern="stripes"
        pants="navy"
        legs="shorts"
        pose="wave"
        gaze={4}
        shortSleeves
      />
      <ellipse cx="620" cy="352" rx="52" ry="8" fill="rgb(0 0 0/.2)" />
      <Person
        x={620}
        y={350}
        size={1.46}
        skin={5}
        hairStyle="afro"
        top="plum"
        pattern="seven"
        pants="plum2"
        legs="shorts"
        pose="reach"
        gaze={4}
        mouth="open"
        shortSleeves
      />
      <WheelchairPerson
        x={958}
        y={340}
        size={1.08}
        skin={3}
        hairStyle="short"
        hair={1}
        top="yellow"
        pattern="band"
        trim="navy"
        pants="navy"
        pose="up"
        gaze={-4}
        shortSleeves
      />
    </>
  )
}

function Ball({ x, y }: { x: number; y: number }) {
  return (
    <g className="cut" transform={`translate(${x} ${y})`}>
      <circle r="23" fill={hue.brick} />
      <path
        d="M-23 0h46M0-23v46M-17-16q12 16 0 32M17-16q-12 16 0 32"
        fill="none"
        stroke={hue.line}
        strokeWidth="2.2"
      />
    </g>
  )
}
