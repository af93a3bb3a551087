import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { Cloud, Stars, Tree } from './scenery.tsx'

/** Rent Assistance: a family in front of their house. It fills its frame. */
export function HomeScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 480 270" cover label={label} className={className}>
      <path d="M0 0h480v270H0z" fill={hue.sky} />
      <circle className="cut" cx="404" cy="58" r="24" fill={hue.sun} />
      <Stars
        at={[
          [60, 40],
          [132, 24],
          [330, 34],
        ]}
      />
      <Cloud x={96} y={70} size={0.8} />
      <path className="cut" d="M0 190q120-34 250-12t230-14v106H0z" fill={hue.hill1} />
      <Tree x={86} y={226} size={1.3} />
      <Tree x={412} y={222} size={1.2} clipped />
      <g className="cut">
        <path d="M154 232V120h172v112z" fill={hue.cream} />
        <path d="M138 126l102-74 102 74z" fill={hue.brick} />
        <path d="M288 92V58h22v50z" fill={hue.brick2} />
        <path d="M214 232v-52a26 26 0 0 1 52 0v52z" fill={hue.teal2} />
        <path d="M174 190v-26a14 14 0 0 1 28 0v26zM278 190v-26a14 14 0 0 1 28 0v26z" fill={hue.blue3} />
        <path d="M188 150v40M292 150v40" stroke={hue.cream} strokeWidth="3" />
      </g>
      <path className="cut" d="M0 232h480v38H0z" fill={hue.hill2} />
      <Person x={182} y={260} size={0.8} skin={5} hairStyle="afro" top="plum" pants="navy" gaze={3} grown />
      <Person
        x={240}
        y={264}
        size={0.8}
        skin={5}
        hairStyle="puffs"
        top="yellow"
        pattern="star"
        pants="blue"
        pose="up"
        mouth="open"
      />
      <Person
        x={300}
        y={260}
        size={0.8}
        skin={4}
        hairStyle="curls"
        top="teal"
        pattern="stripes"
        pants="metal"
        gaze={-3}
        grown
      />
    </Picture>
  )
}
