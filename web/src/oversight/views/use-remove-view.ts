import type { SavedView } from '@tower/contract/oversight/views.contract.ts'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { useViewAct } from './use-view-act.ts'
import { viewCalls } from './views.api.ts'

/** Deletes a saved view, and offers to undo it. */
export function useRemoveView() {
  const texts = useTexts('views')
  const toast = useToast()
  const restoring = useViewAct(viewCalls.save, ({ item }) =>
    toast({ text: fillText(texts.saved, { name: item.name }) }),
  )
  const restore = ({ list, name, search }: SavedView) =>
    restoring.mutate(
      { list, name, search },
      {
        onError: (error) =>
          toast({
            text: explainError(error, { refused: texts.refused, failed: texts.failed }),
            tone: 'info',
          }),
      },
    )
  return useViewAct(
    ({ id }: SavedView) => viewCalls.remove(id),
    (_, view) =>
      toast({
        text: fillText(texts.removed, { name: view.name }),
        action: { label: texts.undo, onPress: () => restore(view) },
      }),
  )
}
