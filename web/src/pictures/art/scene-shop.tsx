import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { BookStack } from './props.tsx'
import { Cloud, PottedPlant } from './scenery.tsx'

const stripes = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Tower for SMBs: a corner shop with its keeper and a small customer. It fills its frame. */
export function ShopScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 480 270" cover label={label} className={className}>
      <path d="M0 0h480v270H0z" fill={hue.sky2} />
      <Cloud x={70} y={52} size={0.7} />
      <Cloud x={432} y={66} size={0.6} />
      <path className="cut" d="M0 96h96v150H0zM388 74h92v172h-92z" fill={hue.wall2} />
      <path d="M20 120h22v30H20zM56 120h22v30H56zM408 98h22v30h-22zM446 98h22v30h-22z" fill={hue.blue3} />
      <g className="cut">
        <path d="M100 244V52h280v192z" fill={hue.plum} />
        <path d="M118 72h244v26H118z" fill={hue.cream} />
        <path d="M150 85h180" stroke={hue.plum2} strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="M124 214v-74h150v74z" fill={hue.glow} />
      <path className="cut" d="M296 244V170a28 28 0 0 1 56 0v74z" fill={hue.teal} />
      <circle cx="342" cy="206" r="4" fill={hue.yellow} />
      <BookStack x={156} y={214} size={0.9} />
      <PottedPlant x={206} y={214} size={0.9} />
      <BookStack x={248} y={214} size={0.7} />
      <g className="cut">
        {stripes.map((stripe) => (
          <path
            key={stripe}
            d={`M${108 + stripe * 33} 104h33v28a16.5 14 0 0 1-33 0z`}
            fill={stripe % 2 === 0 ? hue.brick : hue.paper}
          />
        ))}
      </g>
      <path className="cut" d="M0 240h480v30H0z" fill={hue.ground} />
      <Person
        x={352}
        y={260}
        size={0.82}
        skin={3}
        hairStyle="curls"
        hair={2}
        top="yellow"
        trim="brick"
        pants="navy"
        gaze={-4}
        mouth="open"
        glasses
        grown
      />
      <Person
        x={244}
        y={264}
        size={0.84}
        skin={6}
        hairStyle="long"
        top="pink"
        pants="blue"
        gaze={4}
        pose="carry"
      />
    </Picture>
  )
}
