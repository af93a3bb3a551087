import type { Person } from '@tower/contract/people/directory.contract.ts'
import { findAuthorityFault } from '@tower/contract/people/directory.ts'
import { useState } from 'react'
import { directoryCalls } from '../../../people/directory/directory.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

/** Keeps a person out, or lets them sign in again. Whoever may not do that sees no button. */
export function StandingPart({ person }: { person: Person }) {
  const { manage, noRole } = useTexts('people')
  const { roles } = useTexts('shell')
  const profile = useProfile()
  const [isAsking, setAsking] = useState(false)
  const isDisabled = person.disabled_at !== null
  const name = person.full_name ?? person.email
  const change = usePersonChange((act: 'disable' | 'enable') => directoryCalls[act](person.id), {
    done: (_, act) => fillText(act === 'enable' ? manage.enabled : manage.disabled, { name }),
    failed: manage.actFailed,
    onEnd: () => setAsking(false),
  })
  if (findAuthorityFault(profile, person)) return null
  const words = isDisabled
    ? { act: manage.enable, title: manage.enableTitle, text: manage.enableText }
    : { act: manage.disable, title: manage.disableTitle, text: manage.disableText }
  return (
    <div className={styles.part}>
      {change.failure && <Notice tone="danger">{change.failure}</Notice>}
      <Button
        kind={isDisabled ? 'second' : 'danger'}
        pending={change.isPending}
        onClick={() => setAsking(true)}
      >
        {words.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(words.title, { name })}
        confirmLabel={words.act}
        cancelLabel={manage.cancel}
        destructive={!isDisabled}
        pending={change.isPending}
        onConfirm={() => change.run(isDisabled ? 'enable' : 'disable')}
      >
        <p>{fillText(words.text, { role: person.role ? roles[person.role] : noRole })}</p>
      </ConfirmDialog>
    </div>
  )
}
