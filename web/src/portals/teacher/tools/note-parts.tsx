import type { ReactNode } from 'react'
import type { NoteContent, Result } from '../../../learning/tools/tools.api.ts'
import { NoteFields, type NoteSide } from './note-fields.tsx'
import { ResultAsks } from './result-asks.tsx'
import styles from './tool-frame.module.css'

export type NotePartsProps = {
  content: NoteContent
  /** Whom it is about. */
  about: string | null
  /** Undo and whatever else is done with the whole of it: at hand where it begins. */
  actions: ReactNode
  onChange: (content: NoteContent) => void
  onKeep: (content: Result['content']) => void
}

/** A note, side by side in both languages. */
export function NoteParts({ content, about, actions, onChange, onKeep }: NotePartsProps) {
  const { language, subject, body, other, asks } = content
  const sides: NoteSide[] = [{ language, subject, body }, ...(other ? [other] : [])]
  const write = (side: NoteSide) =>
    onChange(side.language === language ? { ...content, ...side } : { ...content, other: side })
  return (
    <>
      <ResultAsks asks={asks} />
      {actions}
      <div className={styles.sides}>
        {sides.map((side) => (
          <NoteFields
            key={side.language}
            side={side}
            about={about}
            onChange={write}
            onLeave={() => onKeep(content)}
          />
        ))}
      </div>
    </>
  )
}
