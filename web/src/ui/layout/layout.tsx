import { type ComponentPropsWithRef, createElement } from 'react'
import { classNames } from '../class-names/class-names.ts'
import styles from './layout.module.css'

/** A distance by its number among the tokens: 3 is `--s-3`. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

type BlockTag = 'div' | 'section' | 'article' | 'form' | 'fieldset' | 'ul' | 'ol' | 'li' | 'p' | 'span'

/** What a part of the kit says itself, and everything else its element takes. */
type Of<Tag extends BlockTag, Own> = Own & {
  as?: Tag
  gap?: Space
  /** The distance to what stands above, where that is no part of the kit. */
  above?: 3 | 5 | 6
  className?: string | undefined
} & Omit<ComponentPropsWithRef<Tag>, 'className' | 'as' | keyof Own>

type Look = { as: BlockTag | undefined; gap: Space; above: 3 | 5 | 6 | undefined }

function element({ as, gap, above }: Look, classes: string, rest: object) {
  const className = classNames(classes, styles[`gap${gap}`], above && styles[`above${above}`])
  return createElement(as ?? 'div', { ...rest, className })
}

export type StackProps<Tag extends BlockTag> = Of<
  Tag,
  {
    /** Each thing is as wide as it needs, instead of as wide as the stack. */
    start?: boolean
    /** A list whose items have dots. */
    bullets?: boolean
  }
>

/** Things below one another. Fields, headings and facts inside give up their own margins. */
export function Stack<Tag extends BlockTag = 'div'>(props: StackProps<Tag>) {
  const { as, gap = 4, above, start, bullets, className, ...rest } = props
  const classes = classNames(styles.stack, start && styles.start, bullets && styles.bullets, className)
  return element({ as, gap, above }, classes, rest)
}

export type RowProps<Tag extends BlockTag> = Of<
  Tag,
  {
    align?: 'start' | 'center' | 'end' | 'baseline'
    /** `between` puts the first and the last at the edges, `last` everything at the end. */
    justify?: 'start' | 'between' | 'last'
    /** Nothing goes to a second line: for a text beside something small, which keeps its width. */
    oneLine?: boolean
  }
>

/** Things beside one another; what does not fit goes to the next line. */
export function Row<Tag extends BlockTag = 'div'>(props: RowProps<Tag>) {
  const { as, gap = 3, above, align = 'center', justify = 'start', oneLine, className, ...rest } = props
  const classes = classNames(
    styles.row,
    align !== 'center' && styles[align],
    justify !== 'start' && styles[justify],
    oneLine && styles.oneLine,
    className,
  )
  return element({ as, gap, above }, classes, rest)
}

export type ColumnsProps<Tag extends BlockTag> = Of<
  Tag,
  {
    /** How wide each at least is: 10, 15 or 20 rem. */
    least?: 'narrow' | 'medium' | 'wide'
    /** Fields stand in one line, however long their hints are. */
    feet?: boolean
  }
>

/** Equal columns, as many as fit: fields that belong together, cards. On a phone it is a stack. */
export function Columns<Tag extends BlockTag = 'div'>(props: ColumnsProps<Tag>) {
  const { as, gap = 4, above, least = 'medium', feet, className, ...rest } = props
  const classes = classNames(styles.columns, styles[least], feet && styles.feet, className)
  return element({ as, gap, above }, classes, rest)
}

export type BoxProps<Tag extends BlockTag> = Of<
  Tag,
  {
    /** `line` is framed, `soft` lies on a tint, `sunny` is marked as now or yours. */
    tone?: 'line' | 'soft' | 'sunny'
    pad?: 3 | 4 | 5
  }
>

/** A part set apart within a card, a drawer or a list: its contents are a stack. */
export function Box<Tag extends BlockTag = 'div'>(props: BoxProps<Tag>) {
  const { as, gap = 3, above, tone = 'line', pad = 4, className, ...rest } = props
  const classes = classNames(styles.stack, styles.box, styles[tone], styles[`pad${pad}`], className)
  return element({ as, gap, above }, classes, rest)
}
