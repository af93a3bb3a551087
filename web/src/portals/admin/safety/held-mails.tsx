import { type HeldMailReason, heldMailReasons } from '@tower/contract/oversight/gate.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { HeldMail, safetyEndpoints } from '@tower/contract/oversight/safety.contract.ts'
import { useRef, useState } from 'react'
import { readSafetyAgain, safetyCalls } from '../../../oversight/safety/safety.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './safety.module.css'

/** The mails that are held back: how many for all staff, which ones for superadmins. */
export function HeldMails({ held, mails }: { held: number; mails: HeldMail[] }) {
  const { leaving: texts } = useTexts('safety')
  const columns = useHeldColumns()
  return (
    <>
      <Notice tone="warning" announce={false}>
        <p>{fillCounted(texts.heldSome, held, useLanguage())}</p>
        {mails.length === 0 && <p>{texts.forSuperadmins}</p>}
      </Notice>
      {mails.length > 0 && (
        <div className={styles.list}>
          <DataTable caption={texts.heldCaption} columns={columns} rows={mails} rowKey={({ id }) => id} />
        </div>
      )}
    </>
  )
}

function useHeldColumns(): Column<HeldMail>[] {
  const { leaving: texts } = useTexts('safety')
  const heads = texts.heldColumns
  return [
    { id: 'to', head: heads.to, cell: ({ to_email: to }) => <AddressText>{to}</AddressText> },
    { id: 'at', head: heads.at, cell: ({ held_at: at }) => <Moment at={at} /> },
    { id: 'act', head: heads.act, cell: (mail) => <ReadMail mail={mail} /> },
  ]
}

type Named = CallOutput<typeof safetyEndpoints.readHeldMail>['names']

/** Which child it is, and on whose list: another child of that name may be meant, or nobody. A list may have changed since. */
function Because({ names }: { names: Named }) {
  const { leaving: texts } = useTexts('safety')
  if (names.length === 0) return <p>{texts.becauseGone}</p>
  return (
    <ul className={styles.because}>
      {names.map(({ name, on }) => (
        <li key={name}>
          {on.length === 0
            ? fillText(texts.becauseTest, { name })
            : on
                .map(({ kind, email }) =>
                  fillText(texts.because[kind], { name, email: email ?? texts.nobody }),
                )
                .join(' ')}
        </li>
      ))}
    </ul>
  )
}

/** Reading it is an act: the log says who did. */
function ReadMail({ mail: { id, to_email: to } }: { mail: HeldMail }) {
  const { failed, leaving: texts } = useTexts('safety')
  const fault = useActFault(failed, { 'safety.mail_not_held': texts.gone })
  const read = useAct(() => safetyCalls.readHeldMail(id), {
    failed: fault,
    failedIn: 'toast',
    // Somebody else may have sent it meanwhile.
    makeStale: readSafetyAgain,
  })
  const send = useAct(() => safetyCalls.releaseHeldMail(id), {
    done: texts.sent,
    failed: fault,
    failedIn: 'toast',
    onEnd: read.reset,
    makeStale: readSafetyAgain,
  })
  return (
    <>
      <Button
        size="s"
        pending={read.isPending}
        aria-label={fillText(texts.readOf, { to })}
        onClick={() => read.run()}
      >
        {texts.read}
      </Button>
      <Dialog isOpen={read.output !== undefined} onClose={read.reset} title={fillText(texts.words, { to })}>
        {read.output && <Because names={read.output.names} />}
        <p>{texts.whatNow}</p>
        <p className={styles.name}>{read.output?.subject}</p>
        <p className={styles.mail}>{read.output?.text}</p>
        <div className={styles.acts}>
          <Button pending={send.isPending} onClick={() => send.run()}>
            {texts.send}
          </Button>
          <Button onClick={read.reset}>{texts.close}</Button>
        </div>
        <DeleteMail mailId={id} onGone={read.reset} />
      </Dialog>
    </>
  )
}

/** It never leaves, and nobody reads it any more: asked first, with the reason, which the log keeps with who gave it. */
function DeleteMail({ mailId, onGone }: { mailId: string; onGone: () => void }) {
  const { failed, leaving: texts } = useTexts('safety')
  const [reason, setReason] = useState<HeldMailReason>()
  const [isAsking, setAsking] = useState(false)
  const [lacksReason, setLacksReason] = useState(false)
  const reasonField = useRef<HTMLSelectElement>(null)
  const remove = useAct((because: HeldMailReason) => safetyCalls.deleteHeldMail(mailId, because), {
    done: texts.removed,
    failed: useActFault(failed, { 'safety.mail_not_held': texts.gone }),
    onDone: onGone,
    makeStale: readSafetyAgain,
  })
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.close}
        destructive
        pending={remove.isPending}
        failure={remove.failure}
        onConfirm={() => {
          if (reason) return remove.run(reason)
          setLacksReason(true)
          reasonField.current?.focus()
        }}
      >
        <p>{texts.removeText}</p>
        <SelectField
          ref={reasonField}
          label={texts.why}
          value={reason ?? ''}
          error={lacksReason && !reason ? texts.whyMissing : undefined}
          onChange={({ target }) => setReason(heldMailReasons.find((one) => one === target.value))}
        >
          <option value="">{texts.whyNone}</option>
          {heldMailReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
      </ConfirmDialog>
    </>
  )
}
