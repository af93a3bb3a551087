import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { TextField } from '../../ui/field/field.tsx'
import { isWrongClassroomId } from './classroom-reference.ts'
import { ClassroomCard } from './classroom-card.tsx'
import styles from './classroom-picker.module.css'
import { ShareCodeField } from './share-code-field.tsx'
import type { ClassroomChoice } from './use-classroom-choice.ts'

export type ClassroomPickerProps = {
  choice: ClassroomChoice
  formId: string
  /** Why no classroom can be chosen just now. */
  note?: string | undefined
  idError?: string | undefined
}

/** Chooses the classroom of a gift by share code or by id; both belong to the form with `formId`. */
export function ClassroomPicker({ choice, formId, note, idError }: ClassroomPickerProps) {
  const texts = useTexts('classrooms')
  // Half an id is no mistake yet: the check waits until the field is left.
  const [isIdLeft, setIdLeft] = useState(false)
  const wrongId = isIdLeft && isWrongClassroomId(choice.id) ? texts.wrongId : undefined
  return (
    <>
      <div className={styles.two}>
        <ShareCodeField choice={choice} formId={formId} />
        <TextField
          code
          optional
          form={formId}
          id="classroom-id"
          name="classroom_id"
          label={texts.id}
          placeholder={texts.idPlaceholder}
          value={choice.id}
          error={wrongId ?? idError}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setIdLeft(false)}
          onBlur={() => setIdLeft(true)}
          onChange={(event) => choice.typeId(event.target.value)}
        />
      </div>
      {choice.classroom && <ClassroomCard classroom={choice.classroom} onTakeAway={choice.takeAway} />}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
