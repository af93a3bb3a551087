import { maxShareCodeLength, shareCodePlaceholder } from '@tower/contract/matching/classrooms.ts'
import { type MouseEvent, useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts'
import styles from './share-code-field.module.css'
import type { ClassroomChoice } from './use-classroom-choice.ts'

export type ShareCodeFieldProps = { choice: ClassroomChoice; formId: string }

/** A share code and the button that looks up its classroom. Without a script the button sends the whole form. */
export function ShareCodeField({ choice, formId }: ShareCodeFieldProps) {
  const texts = useTexts('classrooms')
  const hintId = useId()
  const isBlocked = useIsHydrated() && choice.code.trim() === ''
  const resolve = (event: MouseEvent) => {
    event.preventDefault()
    choice.resolve()
  }
  return (
    <div className={styles.row}>
      <TextField
        code
        className={styles.field}
        form={formId}
        id="share-code"
        name="code"
        label={texts.code}
        placeholder={shareCodePlaceholder}
        value={choice.code}
        error={choice.problem}
        maxLength={maxShareCodeLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => choice.typeCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          choice.resolve()
        }}
      />
      <input type="hidden" form={formId} name="resolved_code" value={choice.resolvedCode} />
      <Button
        type="submit"
        form={formId}
        name="intent"
        value="resolve"
        formNoValidate
        className={styles.button}
        pending={choice.isResolving}
        pendingLabel={texts.resolving}
        blockedBy={isBlocked ? hintId : undefined}
        onClick={resolve}
      >
        {texts.resolve}
      </Button>
      <span className="visually-hidden" id={hintId}>
        {texts.resolveBlocked}
      </span>
    </div>
  )
}
