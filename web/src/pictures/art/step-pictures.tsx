import { PaintedTower } from './painted-tower.tsx'
import { Dots, hue, Picture } from './paper.tsx'
import { BookStack, LooseBlock, OpenBook } from './props.tsx'
import { PottedPlant } from './scenery.tsx'

/** Step 1, give: three blocks. */
export function GivePicture({ className }: { className?: string | undefined }) {
  return (
    <Picture viewBox="36 0 120 150" className={className}>
      <LooseBlock x={60} y={146} kind="square" color="blue" size={1.15} />
      <LooseBlock x={112} y={146} kind="square" color="brick" size={1.15} />
      <LooseBlock x={86} y={98} kind="arch" color="yellow" size={1.15} turn={-7} />
    </Picture>
  )
}

/** Step 2, mint: the finished tower. */
export function MintPicture({ className }: { className?: string | undefined }) {
  return (
    <Picture viewBox="29 0 132 150" className={className}>
      <PaintedTower x={62} y={17} size={0.325} plain />
      <path d="M30 148h130" stroke="var(--text)" strokeWidth="2" strokeLinecap="round" />
    </Picture>
  )
}

/** Step 3, draw: the machine with its balls. */
export function DrawPicture({ className }: { className?: string | undefined }) {
  return (
    <Picture viewBox="38 0 124 150" className={className}>
      <path className="cut" d="M40 146V92a60 60 0 0 1 120 0v54z" fill={hue.teal} />
      <path d="M76 146v-34a24 24 0 0 1 48 0v34z" fill={hue.teal2} />
      <g className="cut">
        <Dots
          at={[
            [70, 66],
            [138, 90],
          ]}
          radius={11}
          fill={hue.yellow}
        />
        <Dots at={[[96, 52]]} radius={11} fill={hue.pink} />
        <Dots at={[[126, 62]]} radius={11} fill={hue.brick} />
        <Dots
          at={[
            [64, 94],
            [98, 78],
          ]}
          radius={11}
          fill={hue.cream}
        />
        <Dots at={[[118, 88]]} radius={11} fill={hue.blue3} />
      </g>
      <circle className="cut" cx="100" cy="132" r="12" fill={hue.yellow} />
    </Picture>
  )
}

/** Step 4, follow: what arrived in the classroom. */
export function FollowPicture({ className }: { className?: string | undefined }) {
  return (
    <Picture viewBox="36 0 128 150" className={className}>
      <BookStack x={66} y={146} size={1.1} />
      <PottedPlant x={134} y={146} size={1.5} />
      <OpenBook x={68} y={106} size={1.1} />
    </Picture>
  )
}
