import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { icon } from '../../ui/icons/icons.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ToolButton } from '../../ui/list-page/tool-button.tsx'
import type { SavedViewsProps } from './saved-views.tsx'
import { useShownView } from './use-shown-view.ts'

// Comes when it is opened.
const SaveViewDialog = lateInBrowser(() => import('./save-view-dialog.tsx'))

const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4z')

/**
 * Keeps what a list shows under a name, once that is neither usual nor saved. It stands among the tools of the list: in a
 * line of its own it would push the list down under the hand that types, or that is about to press a head once more.
 */
export default function SaveView({ list, of }: SavedViewsProps) {
  const texts = useTexts('views')
  const [isSaving, setSaving] = useState(false)
  const { shown, isSaved } = useShownView(list, of)
  return (
    <>
      <ToolButton
        kind="ghost"
        waits={isSaved || shown === ''}
        sign={<BookmarkIcon size={18} />}
        label={texts.save}
        onClick={() => setSaving(true)}
      />
      {isSaving && <SaveViewDialog of={of} search={shown} onClose={() => setSaving(false)} />}
    </>
  )
}
