import { paths } from '@tower/contract/pages.ts'
import { useSite } from '../../../page/use-site.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import styles from './profile-editor.module.css'
import { type HandleState, normalHandle } from './use-handle-check.ts'

export type HandleFieldProps = {
  typed: string
  state: HandleState
  /** What is wrong with it. */
  error: string | undefined
  onType: (typed: string) => void
}

/** The handle, and whether it can be had. */
export function HandleField({ typed, state, error, onType }: HandleFieldProps) {
  const texts = useTexts('profileEditor')
  const { origin } = useSite()
  const handle = normalHandle(typed)
  const address = `${new URL(origin).host}${paths.sponsorProfile({ handle: handle || 'handle' })}`
  return (
    <div>
      <TextField
        label={texts.handle}
        hint={fillText(texts.handleHint, { address })}
        error={error ?? (state === 'taken' ? texts.states.taken : undefined)}
        name="handle"
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status" data-handle-state={state} className={styles.handleState}>
        {state === 'checking' && texts.states.checking}
        {state === 'ok' && (
          <span className={styles.free}>
            <CheckIcon size={18} /> {fillText(texts.states.ok, { handle })}
          </span>
        )}
      </p>
    </div>
  )
}
