import { type DragEvent, useId, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { PickButton } from '../upload-field/pick-button.tsx'
import styles from './file-drop.module.css'

export type FileDropProps = {
  texts: { drop: string; choose: string; another: string; limits: string }
  /** What was chosen, in words. */
  name: string | undefined
  onPick: (file: File) => void
  /** What the browser offers to choose from; a sheet unless it says more. */
  accept?: string
}

/** One file that the page itself reads: dropped, or chosen. */
export function FileDrop({ texts, name, onPick, accept = '.csv,text/csv' }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const id = useId()
  const take = ([file]: readonly File[]) => {
    if (file) onPick(file)
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take([...event.dataTransfer.files])
      }}
    >
      <p aria-live="polite">{name ?? texts.drop}</p>
      <PickButton accept={accept} multiple={false} describedBy={id} onPick={take}>
        {name === undefined ? texts.choose : texts.another}
      </PickButton>
      <p id={id} className={styles.limits}>
        {texts.limits}
      </p>
    </div>
  )
}
