import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import styles from './notice.module.css'
import { classNames } from '../class-names/class-names.ts'

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'plain'
  /** Failures are read out at once, everything else when there is a pause. `false`: it stood there from the start. */
  announce?: boolean
  /** A button or link at the end. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

const icons = {
  info: InfoIcon,
  plain: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: WarningIcon,
}

/** A sentence about this page: what happened, or what to know. */
export function Notice({ tone = 'info', announce = true, action, className, children }: NoticeProps) {
  const Icon = icons[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={announce ? role : undefined}>
      <div className={styles.said}>
        <Icon size={22} />
        <div className={styles.words}>{children}</div>
      </div>
      {action}
    </div>
  )
}
