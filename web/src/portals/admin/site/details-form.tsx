import { useQueryClient } from '@tanstack/react-query'
import type { CharityDefaults, CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import {
  charityPicture,
  maxCharityAddress,
  maxCharityName,
  maxCharityPhone,
} from '@tower/contract/outreach/charity.ts'
import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { type FormEvent, useRef, useState } from 'react'
import {
  charityCalls,
  charityQueries,
  type DetailsWish,
  readCharityAgain,
} from '../../../outreach/charity/charity.api.ts'
import type { SendingFile } from '../../../session/send-upload.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { useSiteAgain } from '../../../page/site-again.ts'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import type { FormState } from '../../../session/use-kept-form.ts'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { ColorField } from './color-field.tsx'
import { PictureField } from './picture-field.tsx'
import { BroughtIntoView } from '../typing/brought-into-view.tsx'
import styles from './site.module.css'
import { Refused } from './theirs.tsx'
import { detailFields, findDetailFaults, pictureFields, type TypedDetails, wishOf } from './typed-details.ts'
import { useSave } from './use-save.ts'

type Wish = Omit<DetailsWish, 'seen_number'>

const longest = {
  name: maxCharityName,
  address: maxCharityAddress,
  email: maxEmailLength,
  phone: maxCharityPhone,
}
const wordFields = ['name', 'address', 'email', 'phone'] as const
const colorFields = [
  ['color_day', 'day'],
  ['color_night', 'night'],
] as const

export type DetailsProps = {
  defaults: CharityDefaults
  kept: FormState<TypedDetails, CharityRevision>
}

/** Who the charity is. A field left empty is as the configuration says. */
export function DetailsForm({ defaults, kept }: DetailsProps) {
  const texts = useTexts('siteDesk')
  const { details } = texts
  const { typed, setTyped } = kept
  const [isChecked, setChecked] = useState(false)
  const { save, theirs } = useSaveDetails(kept)
  const wait = useUploadWait()
  const form = useRef<HTMLFormElement>(null)
  const faults = isChecked ? findDetailFaults(typed, details) : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(findDetailFaults(typed, details)).length > 0)
      setTimeout(() => form.current && focusFirstFault(form.current))
    else if (!save.isPending) {
      kept.send()
      save.mutate(wishOf(typed))
    }
  }
  const put = (part: Partial<TypedDetails>) => setTyped((before) => ({ ...before, ...part }))
  const hintOf = (name: (typeof wordFields)[number]) => {
    const value = name === 'email' ? null : defaults[name]
    return value === null ? details.notConfigured : fillText(details.configured, { value })
  }
  return (
    <Card title={details.title}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <KeptNotice form={kept} />
        {save.error && (
          <BroughtIntoView>
            <Refused error={save.error} theirs={theirs && linesOf(theirs, texts)} />
          </BroughtIntoView>
        )}
        <p className={styles.quiet}>{details.hint}</p>
        <div className={classNames(styles.pair, styles.fields)}>
          {wordFields.map((name) => (
            <TextField
              key={name}
              label={details[name]}
              hint={hintOf(name)}
              error={faults[name]}
              value={typed[name]}
              maxLength={longest[name]}
              autoComplete="off"
              onChange={({ target }) => put({ [name]: target.value })}
            />
          ))}
        </div>
        {/* Their hints are long, and of one length: beside a short one its label would stand lower. */}
        <div className={classNames(styles.pair, styles.fields)}>
          {colorFields.map(([name, theme]) => (
            <ColorField
              key={name}
              theme={theme}
              error={faults[name]}
              value={typed[name]}
              onPick={(color) => put({ [name]: color })}
            />
          ))}
        </div>
        <div className={styles.pair}>
          {pictureFields.map((name) => (
            <PictureField
              key={name}
              {...details.pictures[name]}
              label={details[name]}
              rule={charityPicture}
              value={typed[name]}
              upload={uploadPicture}
              onUnderWay={wait.of(name)}
              onPick={(address) => put({ [name]: address })}
            />
          ))}
        </div>
        <UploadWait wait={wait} />
        <div className={styles.acts}>
          <Button type="submit" kind="primary" pending={save.isPending} blockedBy={wait.blockedBy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

async function uploadPicture(file: File, sending: SendingFile) {
  const { picture_url: address, thumbnail_url: small, url } = await charityCalls.uploadPicture(file, sending)
  return { address, shown: small ?? url }
}

function useSaveDetails({ seen, setSeen, settle }: DetailsProps['kept']) {
  const { saved } = useTexts('siteDesk')
  const client = useQueryClient()
  const showSiteAgain = useSiteAgain()
  const onSaved = () => {
    settle()
    showSiteAgain()
  }
  return useSave<CharityRevision, Wish>({
    ...{ seen, setSeen, onSaved, done: saved },
    send: (wish, seen) => charityCalls.change({ ...wish, seen_number: seen }),
    readNow: () => client.fetchQuery({ ...charityQueries.details, staleTime: 0 }),
    again: () => readCharityAgain(client),
  })
}

type Texts = ReturnType<typeof useTexts<'siteDesk'>>

function linesOf({ before, now }: { before: CharityRevision; now: CharityRevision }, texts: Texts) {
  const changed = [...detailFields, ...pictureFields, 'legal_name', 'ein'] as const
  return changed
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      name: name === 'legal_name' || name === 'ein' ? texts.legal[name] : texts.details[name],
      value: now[name] ?? texts.nothing,
    }))
}
