import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../../../../api/explain-error.ts'
import {
  readShareLinksAgain,
  shareLinkCalls,
} from '../../../../matching/classrooms/share-links/share-links.api.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { copyText } from '../../../../ui/copy/copy-text.ts'
import { useToast } from '../../../../ui/toast/toast-region.tsx'
import { actErrors } from '../../admin-errors.ts'

/** Makes a link for a teacher and copies it. The form keeps its key until it made one. */
export function useCreateFor(teacherId: string, onMade: () => void) {
  const texts = useTexts('teacherLinks')
  const explain = useExplain(texts.createFailed)
  const toast = useToast()
  const client = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (note: string) => shareLinkCalls.create({ teacher_id: teacherId, note, request_key: key }),
    onSuccess: async ({ url }) => {
      onMade()
      setKey(crypto.randomUUID())
      toast({ text: (await copyText(url)) ? texts.made : texts.notCopied })
      await readShareLinksAgain(client)
    },
    onError: (error) => toast({ text: explain(error), tone: 'danger' }),
  })
}

/** Revokes a link of a teacher; the list is read again, whatever came of it. */
export function useRevokeFor(teacherId: string, onSettled: () => void) {
  const texts = useTexts('teacherLinks')
  const explain = useExplain(texts.revokeFailed)
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => shareLinkCalls.revoke(code, teacherId),
    onSuccess: () => toast({ text: texts.revoked }),
    onError: (error) => toast({ text: explain(error), tone: 'danger' }),
    onSettled: () => {
      onSettled()
      return readShareLinksAgain(client)
    },
  })
}

/** Why it was not done: a reason of the links' own, else the words for this act. */
function useExplain(failed: string): (error: unknown) => string {
  const admin = useTexts('admin')
  return (error) => explainError(error, { ...actErrors(admin, failed), quotes: 'plain text' })
}
