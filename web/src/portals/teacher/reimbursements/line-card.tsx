import { formatUsd } from '@tower/contract/money.ts'
import { maxLineCents, maxLineLength, purchaseReceipt } from '@tower/contract/spending/reimbursements.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useLayoutEffect, useRef } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { readUrl } from '../../../api/read-url.ts'
import type { DraftLine, DraftReceipt, LineFault } from '../../../spending/reimbursements/draft-lines.ts'
import { ReceiptPicture } from '../../../spending/reimbursements/receipt-picture.tsx'
import { reimbursementCalls } from '../../../spending/reimbursements/reimbursements.api.ts'
import type { RequestDraft } from '../../../spending/reimbursements/use-request-draft.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { CheckIcon, CloseIcon } from '../../../ui/icons/icons.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { showBytes } from '../../../ui/upload-field/check-file.ts'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import styles from './request-form.module.css'

export type LineCardProps = {
  line: DraftLine
  place: number
  draft: RequestDraft
  /** Above this the line needs its receipt; undefined while it isn't known. */
  receiptAboveCents: number | undefined
  faults: readonly LineFault[] | undefined
  onRemoved: () => void
}

/** One line: what was bought, for how much, and its receipt. */
export function LineCard({ line, place, draft, receiptAboveCents, faults, onRemoved }: LineCardProps) {
  const { form: texts } = useTexts('reimbursements')
  const { key, description, cents, receipt } = line
  const forget = () => forgetReceipt(receipt, draft)
  const { box, note } = useFocusThatStays(receipt)
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{fillText(texts.line, { place })}</legend>
      <div className={styles.fields}>
        <TextField
          label={texts.what}
          value={description}
          maxLength={maxLineLength}
          autoComplete="off"
          error={faults?.includes('noWords') ? texts.noWords : undefined}
          onChange={(event) => draft.change(key, { description: event.target.value })}
        />
        <MoneyField
          briefly
          label={texts.amount}
          leastCents={1}
          mostCents={maxLineCents}
          defaultCents={cents}
          error={faults?.includes('noAmount') ? texts.noAmount : undefined}
          onCents={(typed) => draft.change(key, { cents: typed })}
        />
        <Button
          kind="ghost"
          iconOnly
          aria-label={fillText(texts.remove, { place })}
          onClick={() => {
            forget()
            draft.removeLine(key)
            onRemoved()
          }}
        >
          <Trash size={20} aria-hidden="true" />
        </Button>
      </div>
      <div ref={box} tabIndex={-1}>
        {receipt ? (
          <KeptReceipt
            receipt={receipt}
            onRemove={() => {
              forget()
              note()
              draft.change(key, { receipt: null })
            }}
          />
        ) : (
          <ReceiptUpload line={line} draft={draft} onArrived={note} />
        )}
      </div>
      <NeedsReceipt line={line} aboveCents={receiptAboveCents} />
    </fieldset>
  )
}

/** Says, while the line is written, that staff won't approve it without a receipt that lies here. */
function NeedsReceipt({ line, aboveCents }: { line: DraftLine; aboveCents: number | undefined }) {
  const { form: texts } = useTexts('reimbursements')
  const { cents = 0, receipt } = line
  const isNeeded = aboveCents !== undefined && cents > aboveCents && !receipt?.id
  return (
    <p role="status" className={styles.note}>
      {isNeeded &&
        (aboveCents === 0
          ? texts.needsAlways
          : fillText(texts.needsReceipt, { amount: formatUsd(aboveCents) }))}
    </p>
  )
}

/**
 * A receipt that arrived takes the place of the choice that had the focus, and the choice comes back in place of a
 * receipt that is removed: without a mouse one goes on there, not at the top of the page.
 */
function useFocusThatStays(receipt: DraftReceipt | null) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current) box.current?.focus()
    hadFocus.current = false
  }, [receipt])
  const note = () => {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false
  }
  return { box, note }
}

/** A receipt that nobody refers to any more goes at once; of a submitted request it goes with the change. */
function forgetReceipt(receipt: DraftReceipt | null, { isDraft }: RequestDraft): void {
  if (isDraft && receipt?.id) void reimbursementCalls.removeReceipt(receipt.id).catch(() => undefined)
}

function KeptReceipt({ receipt, onRemove }: { receipt: DraftReceipt; onRemove: () => void }) {
  const { form: texts } = useTexts('reimbursements')
  const name = receipt.name ?? (receipt.id === null ? hostOf(receipt.url) : texts.aReceipt)
  return (
    <div className={styles.receipt}>
      <ReceiptPicture url={receipt.thumbnailUrl} isThere />
      <div className={styles.receiptWords}>
        <b>{name}</b>
        {receipt.id === null ? (
          <span role="status">{texts.linkNoProof}</span>
        ) : (
          <span role="status">
            <CheckIcon size={16} /> {texts.uploaded}
          </span>
        )}
      </div>
      {receipt.byteSize > 0 && <span className={styles.size}>{showBytes(receipt.byteSize)}</span>}
      <Button kind="ghost" iconOnly aria-label={fillText(texts.removeReceipt, { name })} onClick={onRemove}>
        <CloseIcon size={18} />
      </Button>
    </div>
  )
}

const hostOf = (url: string) => readUrl(url)?.host ?? url

type ReceiptUploadProps = {
  line: DraftLine
  draft: RequestDraft
  /** Called before the receipt takes the place of this. */
  onArrived: () => void
}

function ReceiptUpload({ line: { key }, draft, onArrived }: ReceiptUploadProps) {
  const { form: texts } = useTexts('reimbursements')
  const send = async (file: File, onPercent: (percent: number) => void, signal: AbortSignal) => {
    try {
      const { item } = await reimbursementCalls.upload(file, { onPercent, signal })
      const receipt: DraftReceipt = {
        id: item.id,
        url: item.receipt_url,
        name: item.file_name,
        byteSize: item.byte_size,
        thumbnailUrl: item.thumbnail_url,
      }
      onArrived()
      draft.change(key, { receipt, upload: 'none' })
    } catch (error) {
      // Taken off the list, or another took its place: what that means for the line was said then.
      if (!signal.aborted) draft.change(key, { upload: 'failed' })
      throw error
    }
  }
  return (
    <UploadField
      label={texts.receipt}
      rule={purchaseReceipt}
      multiple={false}
      send={send}
      explain={(error) => {
        if (!isCallError(error)) return texts.uploadTrouble
        return error.code === 'files.active_content'
          ? texts.uploadUnchecked
          : error.message || texts.uploadFailed
      }}
      onBegin={() => draft.change(key, { upload: 'underWay' })}
      onRefused={() => draft.change(key, { upload: 'none' })}
      onRemove={() => draft.change(key, { upload: 'none' })}
    />
  )
}
