import { ChalkTower, PaintedTower } from './painted-tower.tsx'
import { hue, Picture, Place } from './paper.tsx'
import { Person } from './person.tsx'
import { Blackboard, BookCover, BookShelf, OpenBook } from './props.tsx'
import { ArchWindow, Bunting, PottedPlant } from './scenery.tsx'
import { WheelchairPerson } from './wheelchair.tsx'

export type ClassroomSceneProps = {
  label?: string | undefined
  className?: string | undefined
  teacher?: boolean | undefined
}

/** A teacher and four children around a reading rug. It fills its frame and keeps the rug in view. */
export function ClassroomScene({ label, className, teacher = true }: ClassroomSceneProps) {
  return (
    <Picture viewBox="0 0 900 520" cover label={label} className={className}>
      <Classroom />
      {teacher && (
        <Person
          x={668}
          y={424}
          size={1.08}
          grown
          skin={4}
          hairStyle="bun"
          top="brick"
          pattern="cardigan"
          pants="navy"
          shoes="wood2"
          pose="pointLeft"
          gaze={-4}
          glasses
        />
      )}
      <ReadingCircle />
    </Picture>
  )
}

function Classroom() {
  return (
    <>
      <path d="M0 0h900v250H0z" fill={hue.wall} />
      <path d="M0 250h900v130H0z" fill={hue.wall2} />
      <path d="M0 250h900" stroke={hue.wood} strokeWidth="3" opacity=".5" />
      <ArchWindow x={56} y={70} width={110} height={168} />
      <ArchWindow x={734} y={70} width={110} height={168} />
      <Blackboard x={240} y={66} width={420} height={176}>
        <ChalkTower x={546} y={88} size={0.34} />
        <path d="M276 108q14-18 28 0t28 0 28 0M276 146h120M276 176h150M276 206h84M462 116a16 16 0 0 0 32 0a16 16 0 0 0-32 0M462 146h32v32h-32zM462 222v-14a16 16 0 0 1 32 0v14z" />
      </Blackboard>
      <Bunting width={900} y={12} sag={20} count={17} />
      <path d="M0 380h900v140H0z" fill={hue.floor} />
      <path d="M0 426h900M0 478h900" stroke={hue.floor2} strokeWidth="2" />
      <Bookcase />
      <Place x={776} y={380} cut>
        <path d="M-66-52H66V-42H-66zM-58-42h10V8h-10zM48-42h10V8h-10z" fill={hue.wood2} />
      </Place>
      <PaintedTower x={742} y={192} size={0.34} blocks={5} />
      <ellipse className="cut" cx="450" cy="464" rx="270" ry="52" fill={hue.blue} />
      <ellipse
        cx="450"
        cy="464"
        rx="236"
        ry="42"
        fill="none"
        stroke={hue.cream}
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  )
}

function Bookcase() {
  return (
    <>
      <g className="cut">
        <rect x="24" y="292" width="150" height="96" rx="4" fill={hue.wood} />
        <path d="M32 300h134v38H32zM32 344h134v38H32z" fill={hue.wood2} />
      </g>
      <BookShelf x={34} y={336} width={130} />
      <BookShelf x={34} y={380} width={130} />
      <PottedPlant x={58} y={292} />
      <Place x={134} y={292} cut>
        <circle cy="-20" r="19" fill={hue.blue3} />
        <path d="M-12-30q8-8 14 0t10-2q-2 12-12 10t-12-8M-4-12q8-4 10 2t-8 4z" fill={hue.leaf2} />
        <path d="M-10 0h20l-4-3h-12z" fill={hue.wood2} />
      </Place>
    </>
  )
}

function ReadingCircle() {
  return (
    <>
      <Person
        x={260}
        y={480}
        size={1.12}
        skin={3}
        hairStyle="bob"
        hair={2}
        top="yellow"
        trim="brick"
        pattern="dots"
        pants="teal"
        legs="cross"
        pose="hold"
        gaze={4}
        holding={<OpenBook x={0} y={-50} size={0.9} cover="brick" />}
      />
      <Person
        x={366}
        y={490}
        size={1.12}
        skin={6}
        hairStyle="crop"
        top="teal"
        pattern="stripes"
        pants="navy"
        legs="cross"
        gaze={4}
        mouth="open"
        pose="wave"
      />
      <Person
        x={476}
        y={490}
        size={1.12}
        skin={2}
        hairStyle="hijab"
        cloth="plum"
        top="pink"
        trim="plum2"
        pants="blue2"
        legs="cross"
        gaze={3}
        pose="hold"
        holding={<BookCover x={0} y={-52} size={0.9} cover="yellow" />}
      />
      <WheelchairPerson
        x={588}
        y={486}
        size={1.06}
        skin={1}
        hairStyle="curls"
        hair={4}
        top="blue3"
        trim="blue2"
        pattern="stripes"
        pants="navy"
        gaze={-3}
        mouth="open"
      />
    </>
  )
}
