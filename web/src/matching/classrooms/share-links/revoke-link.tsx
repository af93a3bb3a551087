import { useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import styles from './share-links.module.css'
import { useRevoke } from './use-revoke.ts'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'

/** Revokes the link of a typed code, after a question that names it. */
export function RevokeByCode() {
  const { revoke: texts } = useTexts('shareLinks')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const typed = code.trim().toUpperCase()
  return (
    <Card title={texts.title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(typed === '')
          if (typed === '') focusFirstFault(event.currentTarget)
          setAsking(typed !== '')
        }}
      >
        <TextField
          label={texts.code}
          code
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="PT-ABC123"
          error={isMissing && typed === '' ? texts.missing : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" kind="danger">
          {texts.submit}
        </Button>
      </form>
      {isAsking && <AskRevoke code={typed} onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** Asks before a link is revoked: flyers with it may hang in a school. */
export function AskRevoke({ code, onClose }: { code: string; onClose: () => void }) {
  const { revoke: texts } = useTexts('shareLinks')
  const revoke = useRevoke(onClose)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.ask, { code })}
      confirmLabel={texts.submit}
      cancelLabel={texts.cancel}
      destructive
      pending={revoke.isPending}
      onConfirm={() => revoke.mutate(code)}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  )
}
