import { useState } from 'react'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import styles from '../../../spending/support/support.module.css'

// Comes when staff manage their replies.
const SavedReplies = lateInBrowser(() => import('./saved-replies.tsx'))

/** What belongs to the desk and to no ticket: the replies that staff keep, and the list as a file. */
export function DeskTools({ onExport }: { onExport: () => Promise<void> }) {
  const { saved } = useTexts('tickets')
  const { list: texts } = useTexts('kit')
  const stepUp = useStepUp()
  const [isManaging, setManaging] = useState(false)
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const exportList = () => {
    setState('pending')
    stepUp(onExport).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.buttons}>
      {state === 'failed' && <span role="alert">{texts.exportFailed}</span>}
      <Button onClick={() => setManaging(true)}>{saved.manage}</Button>
      <Button onClick={exportList} pending={state === 'pending'} pendingLabel={texts.exporting}>
        <DownloadIcon size={18} />
        {texts.export}
      </Button>
      {isManaging && <SavedReplies onClose={() => setManaging(false)} />}
    </div>
  )
}
