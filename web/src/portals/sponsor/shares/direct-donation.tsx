import { maxShareCodeLength, shareCodePlaceholder } from '@tower/contract/matching/classrooms.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { SponsorDonation } from '../../../money/giving/sponsor-donation.tsx'
import { browserCall } from '../../../session/browser-call.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import styles from './direct-donation.module.css'

/** Money straight to one classroom: first whose it is, by its share code, then how much. */
export function DirectDonation() {
  const { shares } = useTexts('sponsor')
  const texts = useTexts('classrooms')
  const [code, setCode] = useState('')
  const found = useMutation({ mutationFn: (typed: string) => findClassroom(browserCall, typed, texts) })
  const classroom = found.data?.classroom
  const problem = found.isError ? texts.unresolved : found.data?.problem
  const look = (event: FormEvent) => {
    event.preventDefault()
    found.mutate(code)
  }
  return (
    <div className={styles.parts}>
      <form className={styles.find} onSubmit={look} noValidate>
        <TextField
          code
          className={styles.field}
          label={texts.code}
          hint={shares.codeHint}
          placeholder={shareCodePlaceholder}
          value={code}
          error={problem}
          maxLength={maxShareCodeLength}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
        <Button type="submit" pending={found.isPending} pendingLabel={texts.resolving}>
          {texts.resolve}
        </Button>
      </form>
      {classroom && (
        <Notice tone={classroom.isConfirmed ? 'success' : 'warning'}>
          {fillText(classroom.isConfirmed ? shares.found : shares.unconfirmed, { name: classroom.name })}
          {classroom.place && <small className={styles.place}>{classroom.place}</small>}
        </Notice>
      )}
      <SponsorDonation kind="teacher_direct" startCents={undefined} shareCode={classroom?.code} />
    </div>
  )
}
