import { type Hue, hue, Picture, Place } from './paper.tsx'
import { Person } from './person.tsx'
import { BookStack, OpenBook } from './props.tsx'
import { Bunting } from './scenery.tsx'

/** Build-A-Bag: two children fill backpacks at a long table. */
export function BagsScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 420 280" shape="soft" label={label} className={className}>
      <path d="M0 0h420v280H0z" fill={hue.wall} />
      <path d="M0 214h420v66H0z" fill={hue.floor} />
      <Bunting width={420} y={14} sag={12} count={14} />
      <Person
        x={112}
        y={244}
        skin={5}
        hairStyle="puffs"
        top="pink"
        trim="cream"
        pattern="star"
        pants="blue"
        pose="reach"
        gaze={3}
        mouth="open"
      />
      <Person
        x={306}
        y={244}
        skin={2}
        hairStyle="curls"
        hair={3}
        top="teal"
        pattern="stripes"
        pants="metal"
        gaze={-4}
        pose="carry"
        holding={<OpenBook x={0} y={-52} size={0.8} cover="yellow" />}
      />
      <path className="cut" d="M20 196h380v18H20z" fill={hue.wood} />
      <path d="M44 214h14v66H44zM362 214h14v66h-14z" fill={hue.wood2} />
      <Backpack x={70} y={198} color="blue" pocket="blue3" />
      <Backpack x={206} y={198} color="brick" pocket="yellow" open />
      <Backpack x={352} y={198} color="plum" pocket="pink" />
      <BookStack x={140} y={196} size={0.9} />
      <Pencils x={264} y={196} />
    </Picture>
  )
}

type BackpackProps = { x: number; y: number; color: Hue; pocket: Hue; open?: boolean }

/** A school bag standing on something at x, y; an open one shows what is in it. */
function Backpack({ x, y, color, pocket, open = false }: BackpackProps) {
  return (
    <Place x={x} y={y} cut>
      {open && (
        <>
          <path d="M-16-70h14v30h-14z" fill={hue.paper} />
          <path d="M0-76h5v36H0zM9-72h5v32H9z" fill={hue.yellow} />
        </>
      )}
      <path d="M-9-66v-6a9 9 0 0 1 18 0v6" stroke={hue[pocket]} strokeWidth="5" fill="none" />
      <path d="M-29 0v-42a29 26 0 0 1 58 0V0z" fill={hue[color]} />
      <path d="M-20-2v-22h40v22z" fill={hue[pocket]} />
      <path d="M-20-18h40M-22-40h44" stroke="rgb(0 0 0/.22)" strokeWidth="2" />
    </Place>
  )
}

/** A mug of pencils. */
function Pencils({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y} cut>
      <path d="M-9-22-13-48M0-22v-30M8-22l6-24" stroke={hue.yellow} strokeWidth="5" />
      <path d="M-13-48l-1-6M0-52v-6M14-46l2-6" stroke={hue.navy} strokeWidth="4" strokeLinecap="round" />
      <path d="M-14-26h28l-3 26h-22z" fill={hue.teal} />
    </Place>
  )
}
