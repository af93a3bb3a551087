import { useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DownloadIcon } from '../icons/icons.tsx'
import styles from './list-page.module.css'
import { ToolButton } from './tool-button.tsx'

/** Fetches and saves what a list shows; where that fails it says so and can be pressed again. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const { list: texts } = useTexts('kit')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const start = () => {
    setPending(true)
    setFailure(undefined)
    onExport()
      .catch((error: unknown) => setFailure(error ?? true))
      .finally(() => setPending(false))
  }
  return (
    <div className={styles.export}>
      {failure !== undefined && (
        <span role="alert">
          {texts.exportFailed} {causeOf(failure, texts.answered)}
        </span>
      )}
      <ToolButton
        sign={isPending ? null : <DownloadIcon size={18} />}
        label={isPending ? texts.exporting : texts.export}
        onClick={start}
        pending={isPending}
      />
    </div>
  )
}

/** The server's own sentence where it answered with one, else what its answer was; nothing where none came. */
function causeOf(failure: unknown, answered: string): string {
  if (!(failure instanceof Error) || !('status' in failure)) return ''
  return failure.message || fillText(answered, { status: String(failure.status) })
}
