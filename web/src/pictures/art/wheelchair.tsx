import { hue } from './paper.tsx'
import { Person } from './person.tsx'
import type { PersonProps } from './person.tsx'

const SIDES = [-35, 35] as const

/** A person in a wheelchair, seen from the front. */
export function WheelchairPerson({
  x,
  y,
  size = 1,
  pose = 'wheels',
  ...person
}: Omit<PersonProps, 'flip' | 'legs'>) {
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : `scale(${size})`}`}>
      <g className="cut">
        <rect x="-27" y="-84" width="54" height="44" rx="8" fill={hue.navy} />
        <path d="M-31-44V-4M31-44V-4" stroke={hue.metal} strokeWidth="3" />
      </g>
      <Person {...person} x={0} y={-4} pose={pose} legs="chair" />
      <g className="cut" fill="none">
        <path d="M-21.5-5.5h43" stroke={hue.metal} strokeWidth="5" strokeLinecap="round" />
        {SIDES.map((side) => (
          <g key={side} transform={`translate(${side} -31)`}>
            <ellipse rx="8.5" ry="31" stroke={hue.wheel} strokeWidth="5" />
            <ellipse rx="4.5" ry="25" stroke={hue.metal} strokeWidth="2" />
            <circle r="3.5" fill={hue.metal} />
          </g>
        ))}
      </g>
    </g>
  )
}
