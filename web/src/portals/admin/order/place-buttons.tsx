import GripVertical from 'lucide-react/icons/grip-vertical'
import type { HTMLAttributes } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DownIcon } from '../../../ui/icons/icons.tsx'
import styles from './place-buttons.module.css'

export type PlaceButtonsProps = {
  /** What the buttons are called; they name the row. */
  labels: { up: string; down: string }
  /** Missing where there is no place further on: the button stays where it is, so that the focus does, too. */
  onUp: (() => unknown) | undefined
  onDown: (() => unknown) | undefined
}

/** Moves a row of a list one place up or down. */
export function PlaceButtons({ labels, onUp, onDown }: PlaceButtonsProps) {
  return (
    <>
      <Button
        {...{ size: 's', kind: 'ghost', iconOnly: true }}
        aria-label={labels.up}
        aria-disabled={!onUp}
        onClick={onUp}
      >
        <span className={styles.turned}>
          <DownIcon size={18} />
        </span>
      </Button>
      <Button
        {...{ size: 's', kind: 'ghost', iconOnly: true }}
        aria-label={labels.down}
        aria-disabled={!onDown}
        onClick={onDown}
      >
        <DownIcon size={18} />
      </Button>
    </>
  )
}

/** What a row is dragged by; whoever uses no mouse has the buttons. */
export function Grip({ title, ...rest }: HTMLAttributes<HTMLElement> & { title: string }) {
  return (
    <span className={styles.grip} title={title} {...rest}>
      <GripVertical size={20} aria-hidden="true" />
    </span>
  )
}
