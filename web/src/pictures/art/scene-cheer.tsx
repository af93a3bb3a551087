import { PaintedTower } from './painted-tower.tsx'
import { Picture } from './paper.tsx'
import { Person, type PersonLook } from './person.tsx'
import { WheelchairPerson } from './wheelchair.tsx'

export type CheerSceneProps = {
  /** Which of the six children cheers; pass the position in a list, any whole number will do. */
  child: number
  label?: string | undefined
  className?: string | undefined
}

const looks: readonly (PersonLook & { wheels?: boolean })[] = [
  { skin: 6, hairStyle: 'braids', top: 'blue', trim: 'yellow', pattern: 'band', pants: 'brick' },
  { skin: 2, hairStyle: 'bob', top: 'teal', pattern: 'star', pants: 'plum' },
  { skin: 4, hairStyle: 'curls', hair: 2, top: 'brick', pattern: 'stripes', pants: 'blue', wheels: true },
  { skin: 3, hairStyle: 'hijab', cloth: 'plum', top: 'yellow', trim: 'plum', pants: 'teal' },
  { skin: 5, hairStyle: 'crop', top: 'teal', pattern: 'stripes', pants: 'brick', glasses: true },
  { skin: 1, hairStyle: 'pony', hair: 3, top: 'plum', pattern: 'dots', pants: 'blue' },
]

/** A child beside the finished tower, for a matched classroom. */
export function CheerScene({ child, label, className }: CheerSceneProps) {
  const { wheels, ...look } = looks[child % looks.length] ?? looks[0]!
  const cheering = { ...look, y: 188, size: 0.98, pose: 'up', mouth: 'open', gaze: 3 } as const
  return (
    <Picture viewBox="0 0 320 190" label={label} className={className}>
      <PaintedTower x={196} y={20} size={0.42} />
      {wheels ? <WheelchairPerson {...cheering} x={112} /> : <Person {...cheering} x={110} />}
    </Picture>
  )
}
