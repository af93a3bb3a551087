import { useMutation } from '@tanstack/react-query'
import type { AskedReason } from '@tower/contract/matching/draw-desk.ts'
import { useState } from 'react'
import { deskCalls, readDeskAgain } from '../../../matching/draws/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'

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
  const explain = useActFault(ask.failed)
  const failure = counting.error ? explain(counting.error) : sending.failure
  const teachers = counting.data?.teachers ?? 0
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
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
        onConfirm={() => sending.run()}
      >
        {fillCounted(ask.count, teachers, language)} {counting.data?.more && ask.more} {ask.once}
      </ConfirmDialog>
    </>
  )
}

function useSend(reason: AskedReason, onShown: () => void) {
  const { ask } = useTexts('drawDesk')
  const language = useLanguage()
  return useAct(() => deskCalls.ask(reason, false), {
    done: ({ teachers }) => fillCounted(ask.done, teachers, language),
    onEnd: onShown,
    failed: useActFault(ask.failed),
    makeStale: readDeskAgain,
  })
}
