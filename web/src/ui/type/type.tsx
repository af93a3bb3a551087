import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import styles from './type.module.css'

type TextTag = 'p' | 'span' | 'b' | 'div' | 'li' | 'dd' | 'h2' | 'h3' | 'h4' | 'code' | 'legend'

type Looks = {
  /** 13, 15, 17, 20 and 23 to 28 px; without one, the size of what is around. */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'title'
  /** `quiet` explains, `faint` is a caption; the others stand beside a sign or a word that says the same. */
  tone?: 'quiet' | 'faint' | 'success' | 'warning' | 'danger'
  strong?: boolean
  /** Digits of equal width, for amounts below one another. */
  numeric?: boolean
  /** Letters and digits of equal width, for codes. */
  code?: boolean
  /** `anywhere` breaks long words and addresses, `typed` keeps line breaks as well, `oneLine` never breaks. */
  wrap?: 'anywhere' | 'typed' | 'oneLine'
}

export type TextProps<Tag extends TextTag> = Looks & { as?: Tag; className?: string | undefined } & Omit<
    ComponentPropsWithRef<Tag>,
    'className' | 'as' | 'wrap' | keyof Looks
  >

/** Words in a size, a color and a weight of the identity; a paragraph unless it says otherwise. */
export function Text<Tag extends TextTag = 'p'>(props: TextProps<Tag>) {
  const { as, size, tone, strong, numeric, code, wrap, className, ...rest } = props
  const classes = classNames(
    size && styles[size],
    tone && styles[tone],
    strong && styles.strong,
    numeric && styles.numeric,
    (code === true || as === 'code') && styles.code,
    wrap && styles[wrap],
    className,
  )
  return createElement(as ?? 'p', { ...rest, ...(classes !== '' && { className: classes }) })
}

export type TwoLinesProps = {
  /** What it is: a name, a link, an amount. */
  first: ReactNode
  /** What one wants to know beside it, smaller and below. */
  second?: ReactNode
  /** Numbers stand at the right, as in their column. */
  end?: boolean
}

/** Two lines in a cell of a list or at the head of a part. */
export function TwoLines({ first, second, end = false }: TwoLinesProps) {
  return (
    <span className={classNames(styles.two, end && styles.end)}>
      <span className={styles.first}>{first}</span>
      {Boolean(second) && <span className={styles.second}>{second}</span>}
    </span>
  )
}

export type FigureProps = {
  /** As people write it: “$1,250.50”, “128”. */
  value: string
  /** Of what, or since when. */
  note?: ReactNode
  /** A heading where the part is about this number. */
  as?: 'p' | 'h2' | 'h3'
}

/** The one number that a part is about. */
export function Figure({ value, note, as: Value = 'p' }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Value className={styles.value}>{value}</Value>
      {Boolean(note) && <span className={styles.note}>{note}</span>}
    </div>
  )
}
