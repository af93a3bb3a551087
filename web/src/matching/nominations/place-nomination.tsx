import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDone } from '../../ui/form/form-done.tsx'
import { FoundPlaces } from './found-places.tsx'
import { type NamedAnswer, type NamedField } from './named-answer.ts'
import { Town } from './town-fields.tsx'
import styles from './nomination-forms.module.css'

const typed = [
  'teacher_name',
  'school',
  'nominator_name',
  'nominator_email',
  'teacher_email',
  'reason',
] as const satisfies NamedField[]

/** The nomination has arrived; which classroom it is for can still be said, and then neighbors can stand behind it. */
export function PlaceNomination({ answer, isPending }: { answer: NamedAnswer; isPending: boolean }) {
  const { done, pending, place } = useTexts('teacherNomination')
  return (
    <>
      <FormDone>{done}</FormDone>
      <h2>{place.title}</h2>
      <p>{place.text}</p>
      {typed.map((name) => (
        <input key={name} type="hidden" name={name} value={answer.values[name]} />
      ))}
      {answer.found && answer.found.classrooms.length + answer.found.schools.length > 0 && (
        <FoundPlaces found={answer.found} chosen="" isQuiet />
      )}
      <Town answer={answer} />
      <Button
        type="submit"
        name="intent"
        value="nominate"
        kind="primary"
        className={styles.button}
        pending={isPending}
        pendingLabel={pending}
      >
        {place.button}
      </Button>
    </>
  )
}
