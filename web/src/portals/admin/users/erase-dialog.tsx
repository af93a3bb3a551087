import type { ErasurePreview } from '@tower/contract/people/account-erasure.contract.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useNavigate } from 'react-router'
import { personDataCalls } from '../../../people/account/erasure.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

export type EraseDialogProps = { person: Person; preview: ErasurePreview; onClose: () => void }

/** With whom profiles of athletes, or what was allowed of them, may go. */
const families: ReadonlySet<Person['role']> = new Set(['athlete', 'guardian', 'coach'])

/** Says what an erasure takes, ends and leaves, has the address typed, and erases. */
export default function EraseDialog({ person, preview, onClose }: EraseDialogProps) {
  const { data: texts } = useTexts('personData')
  const language = useLanguage()
  const navigate = useNavigate()
  const name = person.full_name ?? person.email
  const erase = usePersonChange((id: string) => personDataCalls.erase(id), {
    done: texts.erased,
    onDone: () => navigate(paths.adminUsers),
    failed: texts.eraseFailed,
  })
  return (
    <ConfirmDialog
      isOpen
      destructive
      onClose={onClose}
      title={fillText(texts.eraseTitle, { name })}
      confirmLabel={texts.eraseNow}
      cancelLabel={texts.cancel}
      pending={erase.isPending}
      typed={{ words: person.email, label: texts.typed }}
      onConfirm={() => erase.run(person.id)}
    >
      {erase.failure && <Notice tone="danger">{erase.failure}</Notice>}
      <p>{preview.request?.state === 'requested' ? texts.asked : texts.unasked}</p>
      <h3 className={styles.small}>{texts.goes}</h3>
      <ul className={styles.holds}>
        <li>{texts.goesAccount}</li>
        <li>{fillText(texts.goesWords, { words: [...preview.addresses, ...preview.names].join(' · ') })}</li>
        {families.has(person.role) && <li>{texts.goesFamily}</li>}
        {preview.monthly_gifts > 0 && <li>{fillCounted(texts.ends, preview.monthly_gifts, language)}</li>}
      </ul>
      <h3 className={styles.small}>{texts.stays}</h3>
      <ul className={styles.holds}>
        <li>{texts.staysBooks}</li>
        <li>{texts.staysDraws}</li>
      </ul>
      <p>
        <strong>{texts.forGood}</strong>
      </p>
    </ConfirmDialog>
  )
}
