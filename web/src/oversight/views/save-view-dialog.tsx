import { maxViewNameLength, type ViewedList } from '@tower/contract/oversight/views.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import styles from './saved-views.module.css'
import { useViewAct } from './use-view-act.ts'
import { viewCalls } from './views.api.ts'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'

export type SaveViewDialogProps = { of: ViewedList; search: string; onClose: () => void }

/** Gives what the list shows a name. */
export default function SaveViewDialog({ of, search, onClose }: SaveViewDialogProps) {
  const texts = useTexts('views')
  const toast = useToast()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const saving = useViewAct(viewCalls.save, ({ item }) => {
    toast({ text: fillText(texts.saved, { name: item.name }) })
    onClose()
  })
  const isMissing = name.trim() === ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) focusFirstFault(event.currentTarget)
    if (!isMissing && !saving.isPending) saving.mutate({ list: of, name: name.trim(), search })
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.save}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          autoFocus
          label={texts.name}
          hint={texts.nameHint}
          error={isTried && isMissing ? texts.missing : undefined}
          maxLength={maxViewNameLength}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {saving.isError && (
          <Notice tone="danger">
            {explainError(saving.error, { refused: texts.refused, failed: texts.failed })}
          </Notice>
        )}
        <div className={classNames(styles.buttons, styles.end)}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" pending={saving.isPending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
