import type { Person } from '@tower/contract/people/directory.contract.ts'
import { directoryCalls } from '../../../people/directory/directory.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useActFault } from '../use-act-fault.ts'

/** What staff do to several people at a time. Each is asked for by itself, so a refused one is named. */
export function useBulkActions(): BulkAction<Person>[] {
  const { bulk: texts } = useTexts('people')
  const stepUp = useStepUp()
  const explain = useActFault(texts.failed)
  const act = (name: 'disable' | 'enable') => {
    return ({ id }: Person) => stepUp(() => directoryCalls[name](id))
  }
  return [
    {
      id: 'enable',
      label: texts.enable,
      confirm: { title: texts.enableTitle, text: texts.enableText, label: texts.enableLabel },
      run: act('enable'),
      explain,
    },
    {
      id: 'disable',
      label: texts.disable,
      confirm: { title: texts.disableTitle, text: texts.disableText, label: texts.disableLabel },
      destructive: true,
      run: act('disable'),
      explain,
    },
  ]
}
