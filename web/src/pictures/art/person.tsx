import type { ReactNode } from 'react'
import { TorsoShape } from './clothes.tsx'
import type { Pattern } from './clothes.tsx'
import { Face } from './face.tsx'
import type { Mouth } from './face.tsx'
import { Hair } from './hair.tsx'
import type { HairStyle } from './hair.tsx'
import { ArmsLayer, Legs, POSES } from './limbs.tsx'
import type { Arms, LegPose, Pose } from './limbs.tsx'
import { hairPaper, hue, skinPaper } from './paper.tsx'
import type { HairTone, Hue, SkinTone } from './paper.tsx'

/** Who somebody is: the same in every picture they appear in. */
export type PersonLook = {
  skin: SkinTone
  hairStyle: HairStyle
  hair?: HairTone | undefined
  /** The color of a hijab or patka. */
  cloth?: Hue | undefined
  top: Hue
  trim?: Hue | undefined
  pattern?: Pattern | undefined
  shortSleeves?: boolean | undefined
  pants?: Hue | undefined
  shoes?: Hue | undefined
  glasses?: boolean | undefined
  /** A grown-up: smaller head, longer legs, wider shoulders; 225 tall where a child is 150. */
  grown?: boolean | undefined
}

export type PersonProps = PersonLook & {
  /** Where the feet stand. */
  x: number
  y: number
  size?: number | undefined
  flip?: boolean | undefined
  pose?: Pose | Arms | undefined
  legs?: LegPose | undefined
  mouth?: Mouth | undefined
  gaze?: number | undefined
  /** Something carried on the back, drawn behind the body. */
  behind?: ReactNode
  /** Something in the hands, drawn over everything. */
  holding?: ReactNode
}

/** One person: a circle (head) on an arch (body), the same blocks as the tower. */
export function Person({ x, y, size = 1, flip = false, legs, ...rest }: PersonProps) {
  const { skin, grown = false, pants = 'metal', shoes = 'navy' } = rest
  const scale = flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`
  const body = <PersonBody {...rest} />
  return (
    <g transform={`translate(${x} ${y})${scale}`}>
      <Legs pose={legs ?? (grown ? 'grown' : 'stand')} cloth={pants} shoes={shoes} skin={skin} />
      {grown ? <g transform="translate(0 -66)">{body}</g> : body}
    </g>
  )
}

type PersonBodyProps = Omit<PersonProps, 'x' | 'y' | 'size' | 'flip' | 'legs'>

/** Everything above the hips. */
function PersonBody(props: PersonBodyProps) {
  const { skin, top, trim = 'cream', pattern, shortSleeves = false, grown = false, pose = 'down' } = props
  const arms = {
    arms: typeof pose === 'string' ? POSES[pose] : pose,
    skin,
    sleeve: top,
    shortSleeves,
    grown,
  }
  return (
    <>
      {props.behind}
      <ArmsLayer layer="behind" {...arms} />
      <TorsoShape grown={grown} cloth={top} trim={trim} pattern={pattern} />
      <Head {...props} />
      <ArmsLayer layer="before" {...arms} />
      {props.holding}
    </>
  )
}

function Head(props: PersonBodyProps) {
  const { skin, hairStyle, hair = 1, cloth, trim = 'cream', grown = false } = props
  const { mouth = 'smile', gaze = 0, glasses = false } = props
  const color = cloth ? hue[cloth] : hairPaper(hair)
  const ears =
    hairStyle === 'hijab' ? '' : 'M-28-118a5 5 0 0 0 10 0a5 5 0 0 0-10 0M18-118a5 5 0 0 0 10 0a5 5 0 0 0-10 0'
  const face = skinPaper(skin)
  return (
    <g transform={grown ? 'translate(0 -36)scale(.83 .88)' : undefined}>
      <Hair style={hairStyle} color={color} trim={hue[trim]} layer="back" />
      <g className="cut">
        <path d="M-8-104h16v14a8 7 0 0 1-16 0z" fill={face} />
        <path d="M-8-104h16v14a8 7 0 0 1-16 0z" fill="#7a2e14" opacity=".3" />
      </g>
      <path className="cut" d={`${ears}M-23.5-121a23.5 24.5 0 0 0 47 0a23.5 24.5 0 0 0-47 0`} fill={face} />
      <Face skin={skin} mouth={mouth} gaze={gaze} glasses={glasses} grown={grown} />
      <Hair style={hairStyle} color={color} trim={hue[trim]} layer="front" />
    </g>
  )
}
