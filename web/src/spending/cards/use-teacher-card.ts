import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CardVendor, padMonth } from '@tower/contract/spending/cards.ts'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import type { CardDraft } from './card-draft.ts'
import { readTeacherCardsAgain, staffCardCalls, type TeacherCard } from './cards.api.ts'

type Desk = {
  teacherId: string
  vendor: CardVendor
  card: TeacherCard | undefined
  onSaved: (card: TeacherCard) => void
}

type Wish = CardDraft & { limitCents: number | null }

/** What staff do with a teacher's card, each told in its own words. */
export function useTeacherCard({ teacherId, vendor, card, onSaved }: Desk) {
  const texts = useTexts('teacherCards')
  const toast = useToast()
  const client = useQueryClient()
  const stepUp = useStepUp()
  // Of one form: sent twice, it makes one card.
  const [requestKey] = useState(() => crypto.randomUUID())
  const saving = useMutation({
    mutationFn: (wish: Wish) =>
      stepUp(() =>
        staffCardCalls.save({
          ...(card ? { id: card.id, seen_updated_at: card.updated_at } : { request_key: requestKey }),
          teacher_id: teacherId,
          vendor,
          label: wish.label,
          status: wish.status,
          last4: wish.last4,
          exp_month: padMonth(wish.expMonth),
          exp_year: wish.expYear,
          limit_cents: wish.limitCents,
          external_id: wish.externalId,
          notes: wish.notes,
        }),
      ),
    onSuccess: async ({ item }, { status }) => {
      // Told when the next press counts: until the cards are read anew the buttons take none.
      await readTeacherCardsAgain(client)
      toast({ text: wordsOf(texts, card, status) })
      onSaved(item)
    },
  })
  const marking = useMutation({
    mutationFn: (isOnFile: boolean) => staffCardCalls.setOnFile(card?.id ?? '', isOnFile),
    onSuccess: async (_, isOnFile) => {
      await readTeacherCardsAgain(client)
      toast({
        text: isOnFile ? texts.onFileMarked : texts.onFileRemoved,
        action: { label: texts.undo, onPress: () => marking.mutate(!isOnFile) },
      })
    },
  })
  const isMove = saving.variables !== undefined && saving.variables.status !== card?.status
  const failed = card !== undefined && isMove ? texts.statusFailed : texts.saveFailed
  const explain = (error: Error, words: string) =>
    explainError(error, { refused: texts.refused, failed: words })
  return {
    isPending: saving.isPending || marking.isPending,
    failure:
      (saving.isError && explain(saving.error, failed)) ||
      (marking.isError && explain(marking.error, texts.statusFailed)) ||
      undefined,
    save: saving.mutate,
    setOnFile: marking.mutate,
  }
}

function wordsOf(
  texts: { saved: string; marked: string; deactivated: string },
  card: TeacherCard | undefined,
  status: CardDraft['status'],
): string {
  if (card?.status === status || card === undefined) return texts.saved
  if (status === 'replacing') return texts.marked
  return status === 'inactive' ? texts.deactivated : texts.saved
}
