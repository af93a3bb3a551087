import { useTexts } from '../../../texts/use-texts.ts'
import { FileDrop } from '../../../ui/sheet/file-drop.tsx'
import { Example } from './example.tsx'

const nothing = () => undefined

/** Where a list is read from a file: none yet, and one that was chosen. */
export function SheetExamples() {
  const texts = useTexts('kitPage')
  const words = { drop: texts.sentence, choose: texts.open, another: texts.open, limits: texts.sentence }
  return (
    <Example part="sheet">
      <FileDrop texts={words} name={undefined} onPick={nothing} />
      <FileDrop texts={words} name="class-list.csv" onPick={nothing} />
    </Example>
  )
}
