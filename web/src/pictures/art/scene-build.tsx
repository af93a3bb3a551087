import { ChalkTower, PaintedTower } from './painted-tower.tsx'
import { hue, INK, Picture, Place } from './paper.tsx'
import { Person } from './person.tsx'
import { Blackboard, LooseBlock } from './props.tsx'

/** Build: two children plan and build a model tower on a workbench, in the square. */
export function BuildScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="20 10 280 280" shape="soft" label={label} className={className}>
      <path d="M20 10h280v280H20z" fill={hue.sky} />
      <Blackboard x={64} y={46} width={190} height={84}>
        <ChalkTower x={140} y={54} size={0.17} />
        <path d="M84 70h30M84 84h44M84 98h24M196 74l14 26 14-26M200 92h20" />
      </Blackboard>
      <path d="M20 210h280v80H20z" fill={hue.floor2} />
      <Person
        x={92}
        y={250}
        size={0.98}
        skin={3}
        hairStyle="patka"
        cloth="brick"
        top="cream"
        trim="blue"
        pattern="dungarees"
        pants="blue"
        pose="pointRight"
        gaze={4}
      />
      <Person
        x={246}
        y={250}
        size={0.98}
        skin={4}
        hairStyle="pony"
        hair={2}
        top="plum"
        pattern="dots"
        pants="navy"
        pose="pointLeft"
        gaze={-4}
        mouth="open"
      />
      <path className="cut" d="M44 226h232v14H44z" fill={hue.wood} />
      <path d="M60 240v60M260 240v60" stroke={hue.wood2} strokeWidth="9" />
      <PaintedTower x={146} y={146} size={0.2} plain />
      <LooseBlock x={206} y={226} kind="square" color="yellow" size={0.42} />
      <LooseBlock x={112} y={226} kind="arch" color="teal" size={0.46} />
      <Place x={244} y={226}>
        <path d="M-22-6h44v6h-44z" fill={hue.yellow} />
        <path d="M-14-6v3M-6-6v3M2-6v3M10-6v3" stroke={INK} strokeWidth="1.2" />
      </Place>
    </Picture>
  )
}
