import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import styles from './tool-button.module.css'

export type ToolButtonProps = Omit<ButtonProps, 'title' | 'children'> & {
  sign: ReactNode
  label: string
  /** Has its place and is not to be seen: nothing beside it moves when its moment comes. */
  waits?: boolean
}

/** One of the tools of a list: where there is no space for its word, its sign alone. */
export function ToolButton({ sign, label, waits = false, className, ...rest }: ToolButtonProps) {
  return (
    <Button {...rest} title={label} className={classNames(styles.tool, waits && styles.waits, className)}>
      {sign}
      <span className={styles.word}>{label}</span>
    </Button>
  )
}
