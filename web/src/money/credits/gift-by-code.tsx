import { usualGiftCredits } from '@tower/contract/money/credits.ts'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { TextField } from '../../ui/field/field.tsx'
import { GiftFields } from './gift-fields.tsx'
import { readTypedCredits } from './read-typed-credits.ts'
import { useGiveCredits } from './use-give-credits.ts'

/** A sponsor gives credits to the teacher behind a share code. */
export function GiftByCode() {
  const { gift } = useTexts('credits')
  const [code, setCode] = useState('')
  const [credits, setCredits] = useState(String(usualGiftCredits))
  const [fault, setFault] = useState<string>()
  const [done, setDone] = useState<string>()
  const giving = useGiveCredits(gift.byCode, () => {
    setDone(gift.byCode.done)
    setCode('')
  })
  const submit = () => {
    const count = readTypedCredits(credits)
    const isMissing = code.trim() === '' || count === undefined
    setDone(undefined)
    setFault(isMissing ? gift.byCode.invalid : undefined)
    if (!isMissing) giving.mutate({ teacher_share_code: code.trim(), credits: count })
  }
  return (
    <GiftFields
      title={gift.title}
      credits={credits}
      onCredits={setCredits}
      failure={fault ?? giving.failure}
      done={done}
      pending={giving.isPending}
      onSubmit={submit}
    >
      <TextField
        label={gift.code}
        hint={gift.codeHint}
        name="share-code"
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </GiftFields>
  )
}
