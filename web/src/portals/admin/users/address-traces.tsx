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
      <Row>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </Row>
      {isAsking && <EraseAddress {...{ preview, onErased }} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

function TraceLists({ preview: { traces, names, monthly_gifts: gifts } }: { preview: AddressPreview }) {
  const { address: texts, data } = useTexts('personData')
  const language = useLanguage()
  const staying = traces.filter(({ kind }) => stayingTraces.includes(kind))
  const going = traces.filter(({ kind }) => !stayingTraces.includes(kind))
  const line = ({ kind, count }: (typeof traces)[number]) => (
    <li key={kind}>{fillCounted(texts.kinds[kind], count, language)}</li>
  )
  return (
    <>
      <h3 className={styles.small}>{data.goes}</h3>
      <ul className={styles.holds}>
        {going.map(line)}
        {names.length > 0 && <li>{fillText(texts.names, { names: names.join(' · ') })}</li>}
        {gifts > 0 && <li>{fillCounted(data.ends, gifts, language)}</li>}
      </ul>
      {staying.length > 0 && (
        <>
          <h3 className={styles.small}>{texts.stays}</h3>
          <ul className={styles.holds}>{staying.map(line)}</ul>
        </>
      )}
    </>
  )
}

type EraseAddressProps = Pick<AddressTracesProps, 'preview' | 'onErased'> & { onClose: () => void }

function EraseAddress({ preview, onErased, onClose }: EraseAddressProps) {
  const { address: texts, data } = useTexts('personData')
  const { email } = preview
  const erase = usePersonChange((reason: string) => personDataCalls.eraseAddress(email, reason), {
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
      <TraceLists preview={preview} />
      <p>
        <strong>{data.forGood}</strong>
      </p>
    </ConfirmDialog>
  )
}
