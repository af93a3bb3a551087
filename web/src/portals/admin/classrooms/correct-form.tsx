import { classroomLengths as lengths } from '@tower/contract/matching/classrooms.ts'
import type { ClassroomFile } from '@tower/contract/oversight/about.contract.ts'
import { correctClassroom, readClassroomAgain } from '../../../matching/classrooms/correct.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useActFault } from '../use-act-fault.ts'
import { PlaceFields, placeOf } from './place-fields.tsx'

export type CorrectFormProps = { classroom: ClassroomFile; onClose: () => void }

/** Corrects what a classroom is called and where it is. A colleague's words stand above once they are read: saving again decides about those. */
export default function CorrectForm({ classroom, onClose }: CorrectFormProps) {
  const texts = useTexts('classroomWords')
  const { name, school, city, state, grade_level: grade } = classroom
  const correct = useAct(
    ({ name: typed, ...place }: ReturnType<typeof firstOf>) =>
      correctClassroom(classroom.id, {
        ...placeOf(place),
        name: typed.trim(),
        was: { name, school, city, state, grade_level: grade },
      }),
    {
      done: texts.saved,
      onShown: onClose,
      failed: useActFault(texts.failed, { 'classrooms.words_changed': texts.changed }),
      makeStale: readClassroomAgain,
    },
  )
  const form = useForm({
    first: firstOf(classroom),
    checks: { name: required(texts.nameMissing) },
    act: correct,
    onSend: correct.run,
  })
  return (
    <Stack as="form" {...form.props}>
      <TextField label={texts.name} maxLength={lengths.name} autoComplete="off" {...form.text('name')} />
      <PlaceFields typed={form.values} onType={form.set} />
      <Text size="small" tone="quiet">
        {texts.note}
      </Text>
      {correct.failure && <Notice tone="danger">{correct.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={correct.isPending}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </Row>
    </Stack>
  )
}

const firstOf = ({ name, school, city, state, grade_level: grade }: ClassroomFile) => ({
  name,
  school: school ?? '',
  city: city ?? '',
  state: state ?? '',
  grade: grade ?? '',
})
