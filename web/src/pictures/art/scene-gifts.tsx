import { type Hue, hue, Picture, Place } from './paper.tsx'
import { Person } from './person.tsx'

const flakes = [
  [48, 54, 15],
  [122, 92, 10],
  [212, 46, 17],
  [296, 88, 11],
  [372, 50, 14],
] as const

/** Holiday Giving: a child between wrapped presents, paper snowflakes above. */
export function GiftsScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="0 0 420 280" shape="soft" label={label} className={className}>
      <path d="M0 0h420v280H0z" fill={hue.blue2} />
      {flakes.map(([x, y, radius]) => (
        <Snowflake key={x} x={x} y={y} radius={radius} />
      ))}
      <path className="cut" d="M0 212q120-18 230-6t190-6v80H0z" fill={hue.cream} />
      <Present x={74} y={252} width={92} height={74} color="brick" ribbon="yellow" />
      <Present x={352} y={250} width={84} height={96} color="teal" ribbon="cream" />
      <Person
        x={214}
        y={256}
        skin={6}
        hairStyle="afro"
        top="yellow"
        trim="brick"
        pattern="stripes"
        pants="plum"
        mouth="open"
        pose="up"
      />
      <Present x={150} y={262} width={56} height={48} color="pink" ribbon="navy" />
      <Present x={284} y={264} width={64} height={52} color="plum" ribbon="yellow" />
    </Picture>
  )
}

type PresentProps = { x: number; y: number; width: number; height: number; color: Hue; ribbon: Hue }

/** A wrapped box standing at x, y. */
function Present({ x, y, width, height, color, ribbon }: PresentProps) {
  const half = width / 2
  return (
    <Place x={x} y={y} cut>
      <path d={`M${-half} 0v${-height}h${width}V0z`} fill={hue[color]} />
      <path d={`M${-half - 4} ${-height}h${width + 8}v16h${-width - 8}z`} fill="rgb(0 0 0/.14)" />
      <path d={`M0 0v${-height}`} stroke={hue[ribbon]} strokeWidth="11" />
      <path
        d={`M0 ${-height}q-24-22-22-4q2 10 22 4q24-22 22-4q-2 10-22 4`}
        fill="none"
        stroke={hue[ribbon]}
        strokeWidth="6"
      />
    </Place>
  )
}

/** Cut from folded paper, on a thread. */
function Snowflake({ x, y, radius }: { x: number; y: number; radius: number }) {
  const arm = `M0 0V${-radius}M0 ${-radius * 0.6}l${radius * 0.3}${-radius * 0.3}M0 ${-radius * 0.6}l${-radius * 0.3}${-radius * 0.3}`
  return (
    <>
      <path d={`M${x} 0V${y}`} stroke="rgb(255 255 255/.4)" strokeWidth="1.2" />
      <g
        transform={`translate(${x} ${y})`}
        stroke="rgb(255 255 255/.92)"
        strokeWidth="3"
        strokeLinecap="round"
      >
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d={arm} transform={`rotate(${turn})`} />
        ))}
      </g>
    </>
  )
}
