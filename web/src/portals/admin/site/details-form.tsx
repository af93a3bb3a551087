import { useQueryClient } from '@tanstack/react-query'
import type { CharityDefaults, CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import {
  maxCharityAddress,
  maxCharityName,
  maxCharityPhone,
  phoneShape,
} from '@tower/contract/outreach/charity.ts'
import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { type FormEvent, useRef, useState } from 'react'
import {
  charityCalls,
  charityQueries,
  type DetailsWish,
  readCharityAgain,
} from '../../../outreach/charity/charity.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import styles from './site.module.css'
import { Refused } from './theirs.tsx'
import { useSave } from './use-save.ts'

const names = ['name', 'address', 'email', 'phone'] as const
type Name = (typeof names)[number]
type Typed = Record<Name, string>
type Wish = Omit<DetailsWish, 'seen_number'>

const longest = {
  name: maxCharityName,
  address: maxCharityAddress,
  email: maxEmailLength,
  phone: maxCharityPhone,
}

export type DetailsProps = {
  item: CharityRevision
  defaults: CharityDefaults
  seen: CharityRevision
  setSeen: (item: CharityRevision) => void
}

/** Who the charity is. A field left empty is as the configuration says. */
export function DetailsForm({ item, defaults, ...sight }: DetailsProps) {
  const texts = useTexts('siteDesk')
  const { details } = texts
  const [typed, setTyped] = useState<Typed>(() => typedOf(item))
  const [isChecked, setChecked] = useState(false)
  const { save, theirs } = useSaveDetails(sight)
  const form = useRef<HTMLFormElement>(null)
  const faults = isChecked ? findFaults(typed) : []
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (findFaults(typed).length > 0) setTimeout(() => form.current && focusFirstFault(form.current))
    else if (!save.isPending) save.mutate(wishOf(typed, item))
  }
  const hintOf = (name: Name) => {
    const value = name === 'email' ? null : defaults[name]
    return value === null ? details.notConfigured : fillText(details.configured, { value })
  }
  const faultWords = { email: details.emailFault, phone: details.phoneFault, name: '', address: '' }
  return (
    <Card title={details.title}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {save.error && <Refused error={save.error} theirs={theirs && linesOf(theirs, texts)} />}
        <p className={styles.quiet}>{details.hint}</p>
        <div className={styles.pair}>
          {names.map((name) => (
            <TextField
              key={name}
              label={details[name]}
              hint={hintOf(name)}
              error={faults.includes(name) ? faultWords[name] : undefined}
              value={typed[name]}
              maxLength={longest[name]}
              autoComplete="off"
              onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
            />
          ))}
        </div>
        <div className={styles.acts}>
          <Button type="submit" kind="primary" pending={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useSaveDetails(sight: Pick<DetailsProps, 'seen' | 'setSeen'>) {
  const { saved } = useTexts('siteDesk')
  const client = useQueryClient()
  return useSave<CharityRevision, Wish>({
    ...sight,
    done: saved,
    send: (wish, seen) => charityCalls.change({ ...wish, seen_number: seen }),
    readNow: () => client.fetchQuery({ ...charityQueries.details, staleTime: 0 }),
    again: () => readCharityAgain(client),
  })
}

function typedOf({ name, address, email, phone }: CharityRevision): Typed {
  return { name: name ?? '', address: address ?? '', email: email ?? '', phone: phone ?? '' }
}

const orNull = (text: string) => text.trim() || null

function wishOf(typed: Typed, { color_day, color_night, logo_url, picture_url }: CharityRevision): Wish {
  const { name, address, email, phone } = typed
  return {
    ...{ name: orNull(name), address: orNull(address), email: orNull(email), phone: orNull(phone) },
    ...{ color_day, color_night, logo_url, picture_url },
  }
}

function findFaults({ email, phone }: Typed): Name[] {
  const isEmail = email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim())
  const isPhone = phone.trim() === '' || phoneShape.test(phone.trim())
  return [...(isEmail ? [] : ['email' as const]), ...(isPhone ? [] : ['phone' as const])]
}

type Texts = ReturnType<typeof useTexts<'siteDesk'>>

function linesOf({ before, now }: { before: CharityRevision; now: CharityRevision }, texts: Texts) {
  const changed = [
    ...names,
    'color_day',
    'color_night',
    'logo_url',
    'picture_url',
    'legal_name',
    'ein',
  ] as const
  return changed
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      name: name === 'legal_name' || name === 'ein' ? texts.legal[name] : texts.details[name],
      value: now[name] ?? texts.nothing,
    }))
}
