import type { ErasureRequest } from '@tower/contract/people/account-erasure.contract.ts'
import type { Account } from '@tower/contract/people/account.contract.ts'
import { erasureRule } from '@tower/contract/people/account.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useProfile } from '../../session/route-guard.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import styles from './account-parts.module.css'
import { accountCalls, accountQueries } from './account.api.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'

const AskErasureDialog = lateInBrowser(() => import('./ask-erasure-dialog.tsx'))

/** Asking to be erased, what stays when it happens, and taking it back while it is open. */
export default function ErasurePart({ erasure }: Pick<Account, 'erasure'>) {
  const { erasure: texts } = useTexts('account')
  const language = useLanguage()
  const { role } = useProfile()
  const [isAsking, setAsking] = useState(false)
  const isOpen = erasure?.state === 'requested'
  const box = useFocusOnAnswer(isOpen, isAsking)
  return (
    <div className={styles.form} ref={box} tabIndex={-1}>
      {isOpen && <OpenRequest request={erasure} />}
      {erasure?.state === 'refused' && <RefusedRequest request={erasure} />}
      <div>
        <h3 className={styles.small}>{texts.rule}</h3>
        <ul className={styles.holds}>
          {erasureRule(language, role).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {!isOpen && (
        <div className={styles.end}>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {texts.open}
          </Button>
        </div>
      )}
      {isAsking && <AskErasureDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Whoever asked, or took it back, has pressed what is gone by then: keys and eyes go on with what is said of it here. */
function useFocusOnAnswer(isOpen: boolean, isAsking: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    if (isAsking || shown.current === isOpen) return
    shown.current = isOpen
    if (document.activeElement === document.body || document.activeElement === null) box.current?.focus()
  }, [isOpen, isAsking])
  return box
}

function OpenRequest({ request }: { request: ErasureRequest }) {
  const { erasure: texts } = useTexts('account')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const words = fillText(texts.requested, {
    date: showTime(request.requested_at, 'date', language),
    due: showTime(request.due_at, 'date', language),
  })
  return (
    <>
      <Notice tone="warning" announce={false}>
        <p>{words}</p>
        <Button size="s" className={styles.inNotice} onClick={() => setAsking(true)}>
          {texts.takeBack}
        </Button>
      </Notice>
      {isAsking && <TakeBackDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const { erasure: texts } = useTexts('account')
  const client = useQueryClient()
  const toast = useToast()
  const takingBack = useMutation({
    mutationFn: accountCalls.cancelErasure,
    onSuccess: async () => {
      toast({ text: texts.takenBack })
      await client.invalidateQueries({ queryKey: accountQueries.account.queryKey })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.takeBackTitle}
      confirmLabel={texts.takeBack}
      cancelLabel={texts.keepRequest}
      onConfirm={() => takingBack.mutate()}
      pending={takingBack.isPending}
    >
      {texts.takeBackWords}
      {takingBack.isError && <Notice tone="danger">{texts.cancelFailed}</Notice>}
    </ConfirmDialog>
  )
}

function RefusedRequest({ request }: { request: ErasureRequest }) {
  const { erasure: texts } = useTexts('account')
  const language = useLanguage()
  const date = showTime(request.decided_at ?? request.requested_at, 'date', language)
  return (
    <Notice tone="info" announce={false}>
      <p>{fillText(texts.refused, { date })}</p>
      <blockquote className={styles.answer}>{request.answer}</blockquote>
    </Notice>
  )
}
