import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AskedReason } from '@tower/contract/matching/draw-desk.ts'
import { useState } from 'react'
import { deskCalls, readDeskAgain } from '../../../matching/draws/desk.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ActFailed } from '../act-failed.tsx'

/** Says first how many teachers would be written to, then writes to them. */
export function AskButton({ reason }: { reason: AskedReason }) {
  const { ask } = useTexts('drawDesk')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const counting = useMutation({
    mutationFn: () => deskCalls.ask(reason, true),
    onSuccess: () => setAsking(true),
  })
  const sending = useSend(reason, () => setAsking(false))
  const failed = counting.error ?? sending.error
  const teachers = counting.data?.teachers ?? 0
  return (
    <>
      {failed && <ActFailed error={failed} failed={ask.failed} />}
      <Button size="s" pending={counting.isPending} onClick={() => counting.mutate()}>
        {ask.button}
      </Button>
      {isAsking && teachers === 0 && <Notice tone="plain">{ask.nobody}</Notice>}
      <ConfirmDialog
        isOpen={isAsking && teachers > 0}
        onClose={() => setAsking(false)}
        title={ask.title}
        confirmLabel={ask.submit}
        cancelLabel={ask.cancel}
        forGood
        pending={sending.isPending}
        onConfirm={() => sending.mutate()}
      >
        {fillCounted(ask.count, teachers, language)} {counting.data?.more && ask.more} {ask.once}
      </ConfirmDialog>
    </>
  )
}

function useSend(reason: AskedReason, onDone: () => void) {
  const { ask } = useTexts('drawDesk')
  const language = useLanguage()
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => deskCalls.ask(reason, false),
    onSuccess: ({ teachers }) => toast({ text: fillCounted(ask.done, teachers, language) }),
    onSettled: () => {
      onDone()
      return readDeskAgain(client)
    },
  })
}
