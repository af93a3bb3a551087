import type { DrawingProps } from './drawing-props.ts'
import { hue, Picture, Place } from './paper.tsx'
import { Person } from './person.tsx'
import { Blackboard, BookShelf, BookStack, WateringCan } from './props.tsx'
import { ArchWindow, Bunting, PottedPlant } from './scenery.tsx'

/** A teacher and three children plant seedlings at a long table. It fills its frame and keeps the table in view. */
export function SeedlingsScene({ label, className }: DrawingProps) {
  return (
    <Picture viewBox="0 0 900 520" cover label={label} className={className}>
      <ScienceClassroom />
      <Planters />
      <PlantingTable />
    </Picture>
  )
}

function ScienceClassroom() {
  return (
    <>
      <path d="M0 0h900v250H0z" fill={hue.wall} />
      <path d="M0 250h900v150H0z" fill={hue.wall2} />
      <path d="M0 250h900" stroke={hue.wood} strokeWidth="3" opacity=".5" />
      <ArchWindow x={392} y={70} width={120} height={168} />
      <ArchWindow x={556} y={70} width={120} height={168} />
      <Blackboard x={56} y={92} width={270} height={142}>
        <path d="M100 216v-22M100 204q-16-2-18-16q16 0 18 16M100 200q2-14 18-16q0 14-18 16M168 216v-44M168 194q-22-2-26-22q24 0 26 22M168 188q2-20 26-22q-2 20-26 22M250 216v-64M250 182q-26-4-30-28q28 2 30 28M250 174q4-24 32-26q-4 24-32 26M250 152v-12M236 130a14 14 0 0 0 28 0a14 14 0 0 0-28 0M84 216h204" />
      </Blackboard>
      <g className="cut">
        <rect x="724" y="84" width="140" height="184" rx="4" fill={hue.wood} />
        <path d="M732 92h124v52H732zM732 150h124v52H732zM732 208h124v52H732z" fill={hue.wood2} />
      </g>
      <BookShelf x={734} y={136} width={120} />
      <BookShelf x={734} y={194} width={120} />
      <BookStack x={770} y={260} />
      <Place x={826} y={260} cut>
        <circle cy="-20" r="19" fill={hue.blue3} />
        <path d="M-12-30q8-8 14 0t10-2q-2 12-12 10t-12-8M-4-12q8-4 10 2t-8 4z" fill={hue.leaf2} />
        <path d="M-10 0h20l-4-3h-12z" fill={hue.wood2} />
      </Place>
      <Bunting width={900} y={14} sag={18} count={17} />
      <path d="M0 400h900v120H0z" fill={hue.floor} />
      <path d="M0 440h900M0 486h900" stroke={hue.floor2} strokeWidth="2" />
    </>
  )
}

function Planters() {
  return (
    <>
      <Person
        x={196}
        y={430}
        size={1.24}
        skin={5}
        hairStyle="puffs"
        top="yellow"
        trim="plum"
        pattern="stripes"
        pose="up"
        mouth="open"
        gaze={4}
      />
      <Person
        x={330}
        y={430}
        size={1.24}
        skin={1}
        hairStyle="short"
        hair={4}
        top="teal"
        trim="yellow"
        pattern="dungarees"
        pose="hold"
        gaze={4}
        glasses
        holding={<PottedPlant x={0} y={-50} size={0.8} />}
      />
      <Person
        x={474}
        y={458}
        size={1.2}
        grown
        skin={6}
        hairStyle="crop"
        top="blue"
        trim="cream"
        pattern="cardigan"
        pose="carry"
        gaze={-3}
        holding={<WateringCan x={22} y={-52} />}
      />
      <Person
        x={622}
        y={430}
        size={1.24}
        skin={3}
        hairStyle="braids"
        top="brick"
        trim="yellow"
        pattern="dots"
        pose="wave"
        mouth="open"
        gaze={-4}
      />
    </>
  )
}

const seedlings = [120, 262, 400, 560, 690, 776] as const

/** The table stands before those who work at it. */
function PlantingTable() {
  return (
    <>
      <g className="cut">
        <path d="M92 398h30v112H92zM778 398h30v112h-30z" fill={hue.wood} />
        <path d="M52 374h796v34H52z" fill={hue.wood} />
      </g>
      <path d="M52 398h796v10H52z" fill={hue.wood2} />
      {seedlings.map((x) => (
        <Place key={x} x={x} y={376} cut>
          <path d="M0-24v-18" stroke={hue.leaf2} strokeWidth="4" strokeLinecap="round" />
          <path d="M0-36q-16-1-19-15q18-1 19 15M0-40q1-15 19-17q0 16-19 17" fill={hue.leaf2} />
          <path d="M-18-26h36l-5 26h-26z" fill={hue.brick} />
          <path d="M-20-30h40v8h-40z" fill={hue.brick2} />
        </Place>
      ))}
    </>
  )
}
