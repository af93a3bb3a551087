import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consentText } from '@tower/contract/people/consent-text.ts'
import type { ConsentCase } from '@tower/contract/people/prospect-consents.contract.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { ConsentPreview } from './consent-preview.tsx'
import { ConsentStanding, isStricter, WordFacts } from './consent-standing.tsx'
import styles from './consent.module.css'
import { type ConsentWish, readConsentsAgain, sayConsent } from './own-consents.api.ts'
import { faultsOf, readValues } from './send-consent.ts'

type Own = ConsentCase & { prospect_id: string }
const nothing = { profile: false, photos: false, location: false, school: false } as const

/** What would be public of one athlete, and the word of the account on it: part by part, or taken back. */
export function OwnConsent({ consent }: { consent: Own }) {
  const texts = useTexts('consent')
  const text = consentText[useLanguage()]
  const { role } = useProfile()
  const { subject, said, in_force: inForce, may_grant: mayGrant } = consent
  const isTooYoung = role === 'athlete' && !mayGrant
  return (
    <>
      <h2>
        {fillText(said?.profile ? texts.headingAgain : texts.heading, {
          name: `${subject.first_name} ${subject.last_name}`,
        })}
      </h2>
      <ConsentStanding consent={consent} mayNotSay={isTooYoung} />
      {said && isStricter(said, inForce) && (
        <div>
          <p>{texts.stricter}</p>
          <WordFacts word={inForce} text={text} />
        </div>
      )}
      <ConsentPreview subject={subject} />
      {isTooYoung ? <Notice tone="info">{texts.own.tooYoung}</Notice> : <WordForm consent={consent} />}
    </>
  )
}

function WordForm({ consent }: { consent: Own }) {
  const texts = useTexts('consent')
  const locale = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const [values, setValues] = useState<Record<string, string>>({})
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { prospect_id, said, may_grant: mayGrant, has_birthday: hasBirthday } = consent
  const { role } = useProfile()
  const saying = useSay(() => setAsked(false))
  const say = (word: Omit<ConsentWish, 'prospect_id' | 'locale'>) =>
    saying.mutate({ prospect_id, locale, ...word })
  const sign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readValues(new FormData(event.currentTarget))
    const found = faultsOf(typed, texts)
    setValues(typed)
    setFaults(found)
    if (Object.keys(found).length > 0 || saying.isPending) return
    say({
      profile: typed.profile === 'on',
      photos: typed.photos === 'on',
      location: typed.location === 'on',
      school: typed.school === 'on',
      signed_name: typed.signed_name ?? '',
      born_on: typed.born_on || null,
    })
  }
  const told = Object.entries(faults).map(([field, message]) => ({ message, field: `own-${field}` }))
  const failure = saying.error && explainWord(saying.error, texts)
  return (
    <form className={styles.card} noValidate onSubmit={sign}>
      <FormErrors errors={told.length > 0 ? told : failure ? [{ message: failure }] : []} />
      {mayGrant ? (
        <>
          <ConsentFields
            prefix="own"
            text={consentText[locale]}
            asksBirthday={role === 'guardian' && !hasBirthday}
            {...{ consent, faults, values }}
          />
          <Button type="submit" kind="primary" pending={saying.isPending} pendingLabel={texts.signing}>
            {said?.profile ? texts.signAgain : texts.sign}
          </Button>
        </>
      ) : (
        <Notice tone="info">{texts.ofAge}</Notice>
      )}
      <Button onClick={() => setAsked(true)}>{said?.profile ? texts.takeBack : texts.refuse}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={said?.profile ? texts.own.takeBackTitle : texts.own.refuseTitle}
        confirmLabel={said?.profile ? texts.takeBack : texts.refuse}
        cancelLabel={texts.own.cancel}
        destructive
        pending={saying.isPending}
        onConfirm={() => say({ ...nothing, signed_name: '' })}
      >
        <p>{texts.takeBackHint}</p>
      </ConfirmDialog>
    </form>
  )
}

function useSay(onSettled: () => void) {
  const { own } = useTexts('consent')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: sayConsent,
    onSuccess: async () => {
      toast({ text: own.saved })
      await readConsentsAgain(client)
    },
    onSettled,
  })
}

type Words = ReturnType<typeof useTexts<'consent'>>

function explainWord(error: Error, texts: Words): string {
  return explainError(error, {
    refused: {
      'prospects.of_age': texts.ofAge,
      'prospects.not_of_age': texts.own.tooYoung,
      'prospects.name_required': texts.nameMissing,
      'prospects.birthday_impossible': texts.birthdayImpossible,
    },
    failed: texts.failed,
  })
}
