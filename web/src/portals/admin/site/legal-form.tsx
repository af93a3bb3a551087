import { useQueryClient } from '@tanstack/react-query'
import type { CharityDefaults, CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import { einShape, maxLegalName } from '@tower/contract/outreach/charity.ts'
import { type FormEvent, useState } from 'react'
import {
  charityCalls,
  charityQueries,
  type LegalWish,
  readCharityAgain,
} from '../../../outreach/charity/charity.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import styles from './site.module.css'
import { Refused } from './theirs.tsx'
import { useSave } from './use-save.ts'

export type LegalProps = {
  item: CharityRevision
  defaults: CharityDefaults
  seen: CharityRevision
  setSeen: (item: CharityRevision) => void
}

/** What stands on receipts. Whoever may not change it reads it. */
export function LegalPart(props: LegalProps) {
  const { item, defaults } = props
  const { legal } = useTexts('siteDesk')
  const { role } = useProfile()
  const ein = item.ein ?? defaults.ein
  return (
    <Card title={legal.title}>
      <div className={styles.form}>
        <p className={styles.quiet}>{legal.hint}</p>
        {ein === null && <p>{legal.noEin}</p>}
        {role === 'superadmin' ? (
          <LegalForm {...props} />
        ) : (
          <>
            <Facts
              items={[
                { name: legal.legal_name, value: item.legal_name ?? defaults.legal_name },
                { name: legal.ein, value: ein ?? legal.none },
              ]}
            />
            <p className={styles.quiet}>{legal.onlySuperadmin}</p>
          </>
        )}
      </div>
    </Card>
  )
}

function LegalForm({ item, defaults, ...sight }: LegalProps) {
  const texts = useTexts('siteDesk')
  const { legal, details } = texts
  const [typed, setTyped] = useState({ legal_name: item.legal_name ?? '', ein: item.ein ?? '' })
  const [isChecked, setChecked] = useState(false)
  const { save, theirs } = useSaveLegal(sight)
  const isEin = typed.ein.trim() === '' || einShape.test(typed.ein.trim())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (!isEin) focusFirstFault(event.currentTarget)
    else if (!save.isPending)
      save.mutate({ legal_name: typed.legal_name.trim() || null, ein: typed.ein.trim() || null })
  }
  const field = (name: 'legal_name' | 'ein') => {
    const value = defaults[name]
    return {
      label: legal[name],
      hint: value === null ? details.notConfigured : fillText(details.configured, { value }),
      value: typed[name],
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) =>
        setTyped((before) => ({ ...before, [name]: target.value })),
    }
  }
  const lines = theirs && [
    { name: legal.legal_name, value: theirs.now.legal_name ?? texts.nothing },
    { name: legal.ein, value: theirs.now.ein ?? texts.nothing },
  ]
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {save.error && <Refused error={save.error} theirs={lines} />}
      <div className={styles.pair}>
        <TextField {...field('legal_name')} maxLength={maxLegalName} />
        <TextField
          {...field('ein')}
          maxLength={20}
          inputMode="numeric"
          error={isChecked && !isEin ? legal.einFault : undefined}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" pending={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

function useSaveLegal(sight: Pick<LegalProps, 'seen' | 'setSeen'>) {
  const { legal } = useTexts('siteDesk')
  const client = useQueryClient()
  const stepUp = useStepUp()
  return useSave<CharityRevision, Omit<LegalWish, 'seen_number'>>({
    ...sight,
    done: legal.saved,
    send: (wish, seen) => stepUp(() => charityCalls.changeLegal({ ...wish, seen_number: seen })),
    readNow: () => client.fetchQuery({ ...charityQueries.details, staleTime: 0 }),
    again: () => readCharityAgain(client),
  })
}
