import type { NoteContent, Result } from '../../../learning/tools/tools.api.ts'
import { Columns } from '../../../ui/layout/layout.tsx'
import { NoteFields, type NoteSide } from './note-fields.tsx'
import { ResultAsks } from './result-asks.tsx'

export type NotePartsProps = {
  content: NoteContent
  onChange: (content: NoteContent) => void
  onKeep: (content: Result['content']) => void
}

/** A note, side by side in both languages. */
export function NoteParts({ content, onChange, onKeep }: NotePartsProps) {
  const { language, subject, body, other, asks } = content
  const sides: NoteSide[] = [{ language, subject, body }, ...(other ? [other] : [])]
  const write = (side: NoteSide) =>
    onChange(side.language === language ? { ...content, ...side } : { ...content, other: side })
  return (
    <>
      <ResultAsks asks={asks} />
      <Columns least="wide">
        {sides.map((side) => (
          <NoteFields key={side.language} side={side} onChange={write} onLeave={() => onKeep(content)} />
        ))}
      </Columns>
    </>
  )
}
