import { type ReactNode, useState } from 'react'
import { DownIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './folded.module.css'

export type FoldedProps = {
  title: string
  /** Open from the start where the screen is wide; on a phone whoever wants it opens it. */
  opens: 'where-it-fits' | 'never' | 'always'
  children: ReactNode
}

const wide = '(min-width: 60em)'

/** A part that is opened by its heading. */
export function Folded({ title, opens, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(() =>
    opens === 'where-it-fits' ? window.matchMedia(wide).matches : opens === 'always',
  )
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <DownIcon size={18} />
      </summary>
      <Stack gap={3}>{children}</Stack>
    </details>
  )
}
