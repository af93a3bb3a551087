import { PaintedTower } from './painted-tower.tsx'
import { Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { WheelchairPerson } from './wheelchair.tsx'

export type CheerSceneProps = {
  /** Which of the three children cheers; pass the position in a list, any whole number will do. */
  child: number
  label?: string | undefined
  className?: string | undefined
}

/** A child beside the finished tower, for a matched classroom. */
export function CheerScene({ child, label, className }: CheerSceneProps) {
  return (
    <Picture viewBox="0 0 320 190" label={label} className={className}>
      <PaintedTower x={196} y={20} size={0.42} />
      <CheeringChild child={child % 3} />
    </Picture>
  )
}

function CheeringChild({ child }: { child: number }) {
  if (child === 0) {
    return (
      <Person
        x={110}
        y={188}
        size={0.98}
        skin={6}
        hairStyle="braids"
        top="blue"
        trim="yellow"
        pattern="band"
        pants="brick"
        pose="up"
        mouth="open"
        gaze={3}
      />
    )
  }
  if (child === 1) {
    return (
      <Person
        x={110}
        y={188}
        size={0.98}
        skin={2}
        hairStyle="bob"
        top="teal"
        pattern="star"
        pants="plum"
        pose="up"
        mouth="open"
        gaze={3}
      />
    )
  }
  return (
    <WheelchairPerson
      x={112}
      y={188}
      size={0.98}
      skin={4}
      hairStyle="curls"
      hair={2}
      top="brick"
      pattern="stripes"
      pants="blue"
      pose="up"
      mouth="open"
      gaze={3}
    />
  )
}
