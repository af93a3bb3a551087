import type { AddressPreview } from '@tower/contract/people/account-erasure.contract.ts'
import { maxErasureReasonLength } from '@tower/contract/people/account.ts'
import { stayingTraces } from '@tower/contract/people/erasure-by-address.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { personDataCalls } from '../../../people/account/erasure.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckField } from '../../../ui/field/field.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

export type AddressTracesProps = {
  preview: AddressPreview
  personLink: (id: string) => string
  onErased: () => void
}

/** What is kept under an address, what of it goes and what stays and why, and the button that erases it. */
export function AddressTraces({ preview, personLink, onErased }: AddressTracesProps) {
  const { address: texts } = useTexts('personData')
  const [isAsking, setAsking] = useState(false)
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const { account_id: accountId, email, traces } = preview
  if (accountId !== null)
    return (
      <Notice tone="info">
        {fillText(texts.hasAccount, { email })}{' '}
        <Link to={personLink(accountId)} preventScrollReset>
          {texts.openPerson}
        </Link>
      </Notice>
    )
  if (traces.length === 0) return <Notice tone="info">{fillText(texts.nothing, { email })}</Notice>
  return (
    <Stack>
      <TraceLists preview={preview} />
      <TheirNames names={preview.names} {...{ theirs, setTheirs }} />
      <Row>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </Row>
      {isAsking && <EraseAddress {...{ preview, theirs, onErased }} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

type TheirNamesProps = {
  names: AddressPreview['names']
  theirs: readonly string[]
  setTheirs: (names: readonly string[]) => void
}

/** Names beside the address, with where each stands: those that are ticked go wherever they are. */
function TheirNames({ names, theirs, setTheirs }: TheirNamesProps) {
  const { address: texts } = useTexts('personData')
  if (names.length === 0) return null
  return (
    <fieldset className={styles.names}>
      <legend className={styles.small}>{texts.namesTitle}</legend>
      <p className={styles.quiet}>{texts.namesSay}</p>
      {names.map(({ name, beside }) => (
        <CheckField
          key={name}
          label={fillText(texts.nameBeside, {
            name,
            places: beside.map((kind) => texts.places[kind]).join(', '),
          })}
          checked={theirs.includes(name)}
          onChange={({ target }) =>
            setTheirs(target.checked ? [...theirs, name] : theirs.filter((one) => one !== name))
          }
        />
      ))}
    </fieldset>
  )
}

type Lists = { preview: AddressPreview; theirs?: readonly string[] }

function TraceLists({ preview: { traces, monthly_gifts: gifts }, theirs = [] }: Lists) {
  const { address: texts, data } = useTexts('personData')
  const language = useLanguage()
  const staying = traces.filter(({ kind }) => stayingTraces.includes(kind))
  const going = traces.filter(({ kind }) => !stayingTraces.includes(kind))
  const line = ({ kind, count }: (typeof traces)[number]) => (
    <li key={kind}>{fillCounted(texts.kinds[kind], count, language)}</li>
  )
  return (
    <>
      {going.length + theirs.length + gifts > 0 && (
        <>
          <h3 className={styles.small}>{data.goes}</h3>
          <ul className={styles.holds}>
            {going.map(line)}
            {theirs.length > 0 && <li>{fillText(texts.names, { names: theirs.join(' · ') })}</li>}
            {gifts > 0 && <li>{fillCounted(data.ends, gifts, language)}</li>}
          </ul>
        </>
      )}
      {staying.length > 0 && (
        <>
          <h3 className={styles.small}>{texts.stays}</h3>
          <ul className={styles.holds}>{staying.map(line)}</ul>
        </>
      )}
    </>
  )
}

type EraseAddressProps = Pick<AddressTracesProps, 'preview' | 'onErased'> & {
  theirs: readonly string[]
  onClose: () => void
}

function EraseAddress({ preview, theirs, onErased, onClose }: EraseAddressProps) {
  const { address: texts, data } = useTexts('personData')
  const { email } = preview
  const send = (reason: string) => personDataCalls.eraseAddress({ email, names: [...theirs], reason })
  const erase = usePersonChange(send, {
    done: texts.erased,
    onDone: onErased,
    failed: texts.eraseFailed,
  })
  return (
    <ConfirmDialog
      isOpen
      destructive
      onClose={onClose}
      title={fillText(texts.eraseTitle, { email })}
      confirmLabel={data.eraseNow}
      cancelLabel={data.cancel}
      pending={erase.isPending}
      failure={erase.failure}
      typed={{ words: email, label: data.typed }}
      reason={{
        ...{ label: texts.reason, hint: texts.reasonHint, required: true },
        ...{ missing: texts.reasonMissing, maxLength: maxErasureReasonLength },
      }}
      onConfirm={(reason) => erase.run(reason)}
    >
      <TraceLists {...{ preview, theirs }} />
      <p>
        <strong>{data.forGood}</strong>
      </p>
    </ConfirmDialog>
  )
}
