import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { WateringCan } from './props.tsx'
import { Cloud, PottedPlant, Stars, Tree } from './scenery.tsx'

/** Serve: two children water the school garden, in the arch. */
export function ServeScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="20 10 280 280" shape="arch" label={label} className={className}>
      <path d="M20 10h280v280H20z" fill={hue.sky} />
      <circle className="cut" cx="226" cy="84" r="26" fill={hue.sun} />
      <Stars
        at={[
          [110, 80],
          [150, 60],
          [90, 120],
        ]}
      />
      <Cloud x={112} y={96} size={0.62} />
      <path className="cut" d="M10 186q86-46 170-16t140-20v150H10z" fill={hue.hill1} />
      <Tree x={70} y={196} size={0.8} />
      <Tree x={262} y={186} size={0.8} clipped />
      <path className="cut" d="M10 226q100-30 190-12t110-8v90H10z" fill={hue.hill2} />
      <path d="M10 262h300v30H10z" fill={hue.wood2} />
      <path d="M10 262h300v7H10z" fill={hue.wood} />
      <PottedPlant x={66} y={264} size={0.95} />
      <PottedPlant x={160} y={264} size={1.05} />
      <PottedPlant x={258} y={264} size={0.95} />
      <Person
        x={110}
        y={262}
        size={0.98}
        skin={1}
        hairStyle="long"
        hair={3}
        top="teal"
        pattern="stripes"
        pants="blue"
        pose="carry"
        gaze={4}
        holding={<WateringCan x={40} y={-58} />}
      />
      <Person
        x={214}
        y={262}
        skin={5}
        hairStyle="afro"
        top="yellow"
        trim="brick"
        pattern="star"
        pants="plum"
        gaze={-4}
        mouth="open"
        pose={{
          left: [
            [-34, -60],
            [-24, -38],
          ],
          right: [
            [40, -84],
            [42, -120],
          ],
        }}
      />
      <path className="cut" d="M10 270h300v22H10z" fill={hue.wood} />
    </Picture>
  )
}
