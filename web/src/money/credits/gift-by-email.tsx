import { usualGiftCredits } from '@tower/contract/money/credits.ts'
import { useState } from 'react'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { GiftFields, TeacherEmailField } from './gift-fields.tsx'
import { readTypedCredits } from './read-typed-credits.ts'
import { useGiveCredits } from './use-give-credits.ts'

const toastMs = 2_200

/** A sponsor gives credits to the teacher with an address. */
export function GiftByEmail() {
  const { gift } = useTexts('credits')
  const language = useLanguage()
  const toast = useToast()
  const [email, setEmail] = useState('')
  const [credits, setCredits] = useState(String(usualGiftCredits))
  const [fault, setFault] = useState<string>()
  const giving = useGiveCredits(gift.byEmail, () => {
    const count = readTypedCredits(credits) ?? 0
    toast({ text: fillCounted(gift.byEmail.done, count, language, { email: email.trim() }), forMs: toastMs })
    setEmail('')
  })
  const submit = () => {
    const count = readTypedCredits(credits)
    const isMissing = email.trim() === '' || count === undefined
    setFault(isMissing ? gift.byEmail.invalid : undefined)
    if (!isMissing) giving.mutate({ teacher_email: email.trim(), credits: count })
  }
  return (
    <GiftFields
      title={gift.walletTitle}
      credits={credits}
      onCredits={setCredits}
      failure={fault ?? giving.failure}
      pending={giving.isPending}
      onSubmit={submit}
    >
      <TeacherEmailField email={email} onType={setEmail} />
    </GiftFields>
  )
}
