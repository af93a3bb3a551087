import type { ClassroomTwin } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { ClassroomFile } from '@tower/contract/oversight/about.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { Text } from '../../../ui/type/type.tsx'

export type WhichStaysProps = {
  classroom: ClassroomFile
  twin: ClassroomTwin
  keptId: string
  onChoose: (id: string) => void
}

/** The two, and which of them stays. */
export function WhichStays({ classroom, twin, keptId, onChoose }: WhichStaysProps) {
  const texts = useTexts('twins')
  const nameOf = ({ name, school }: { name: string; school: string | null }) =>
    [name, school].filter(Boolean).join(', ')
  const [kept, gone] = keptId === classroom.id ? [classroom, twin] : [twin, classroom]
  return (
    <Stack gap={2}>
      <Text strong>{texts.which}</Text>
      <Segment
        legend={texts.which}
        name="stays"
        value={keptId}
        onChoose={onChoose}
        options={[
          { value: classroom.id, label: texts.keepThis },
          { value: twin.id, label: texts.keepOther },
        ]}
      />
      <Text wrap="anywhere">{fillText(texts.pair, { name: nameOf(kept), gone: nameOf(gone) })}</Text>
    </Stack>
  )
}
