import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { DownloadIcon } from '../icons/icons.tsx'
import styles from './list-page.module.css'

/** Fetches and saves what a list shows; where that fails it says so and can be pressed again. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const { list: texts } = useTexts('kit')
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const start = () => {
    setState('pending')
    onExport().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.export}>
      {state === 'failed' && <span role="alert">{texts.exportFailed}</span>}
      <Button onClick={start} pending={state === 'pending'} pendingLabel={texts.exporting}>
        <DownloadIcon size={18} />
        {texts.export}
      </Button>
    </div>
  )
}
