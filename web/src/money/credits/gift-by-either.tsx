import { usualGiftCredits } from '@tower/contract/money/credits.ts'
import { useState } from 'react'
import { readStoredSession } from '../../session/stored-session.ts'
import { fillText, showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { TextField } from '../../ui/field/field.tsx'
import { GiftFields, TeacherEmailField } from './gift-fields.tsx'
import { readTypedCredits } from './read-typed-credits.ts'
import { useGiveCredits } from './use-give-credits.ts'

/** A sponsor gives credits to a teacher named by their id or their address. */
export function GiftByEither() {
  const { gift } = useTexts('credits')
  const language = useLanguage()
  const [userId, setUserId] = useState('')
  const [email, setEmail] = useState('')
  const [credits, setCredits] = useState(String(usualGiftCredits))
  const [fault, setFault] = useState<string>()
  const [done, setDone] = useState<string>()
  const giving = useGiveCredits(gift.byEither, ({ sponsor_balance: balance }) => {
    const show = (count: number) => showNumber(count, language)
    setDone(fillText(gift.byEither.done, { count: credits, balance: show(balance) }))
  })
  const submit = () => {
    const found = findFault(gift.byEither, { userId, email, credits })
    setDone(undefined)
    setFault(found)
    if (found) return
    giving.mutate({
      sponsor_user_id: readStoredSession()?.userId ?? null,
      teacher_user_id: userId.trim() || null,
      teacher_email: email.trim() || null,
      credits: readTypedCredits(credits),
    })
  }
  return (
    <GiftFields
      title={gift.walletTitle}
      credits={credits}
      onCredits={setCredits}
      failure={fault ?? giving.failure}
      done={done}
      pending={giving.isPending}
      onSubmit={submit}
    >
      <TextField
        label={gift.userId}
        hint={gift.or}
        name="teacher-user-id"
        autoComplete="off"
        spellCheck={false}
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
      />
      <TeacherEmailField email={email} onType={setEmail} />
    </GiftFields>
  )
}

type Words = { signedOut: string; amount: string; nobody: string }
type Typed = { userId: string; email: string; credits: string }

/** The first thing that is wrong. */
function findFault(words: Words, { userId, email, credits }: Typed): string | undefined {
  if (readStoredSession() === null) return words.signedOut
  if (readTypedCredits(credits) === undefined) return words.amount
  return userId.trim() === '' && email.trim() === '' ? words.nobody : undefined
}
