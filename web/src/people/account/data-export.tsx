import { dayOf } from '@tower/contract/org-days.ts'
import { useMutation } from '@tanstack/react-query'
import { isCallError } from '../../api/call-error.ts'
import { fillText, showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { saveFile } from '../../ui/copy/save-file.ts'
import styles from './account-parts.module.css'
import { accountCalls } from './account.api.ts'

/** Everything kept about oneself, as a file. */
export default function DataExport() {
  const { data } = useTexts('account')
  const language = useLanguage()
  const exporting = useMutation({ mutationFn: downloadOwnData })
  const size = (bytes: number) =>
    fillText(data.size, { count: showNumber(Math.max(1, Math.round(bytes / 1024)), language) })
  return (
    <div className={styles.form}>
      <div>
        <p className={styles.before}>{data.lead}</p>
        <ul className={styles.holds}>
          {data.holds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {exporting.isError && (
        <Notice tone="danger">{isTooMany(exporting.error) ? data.tooMany : data.failed}</Notice>
      )}
      <div className={styles.end}>
        <Button onClick={() => exporting.mutate()} pending={exporting.isPending} pendingLabel={data.working}>
          <DownloadIcon />
          {data.download}
        </Button>
        <p role="status" className={styles.note}>
          {exporting.isPending && <span className="visually-hidden">{data.working}</span>}
          {exporting.data &&
            !exporting.isPending &&
            fillText(data.done, { file: exporting.data.file, size: size(exporting.data.bytes) })}
        </p>
      </div>
    </div>
  )
}

async function downloadOwnData(): Promise<{ file: string; bytes: number }> {
  const found = await accountCalls.exportData()
  const file = `my-data-${dayOf(new Date(found.exported_at))}.json`
  return { file, bytes: saveFile(file, 'application/json', JSON.stringify(found, undefined, 2)) }
}

function isTooMany(error: Error): boolean {
  return isCallError(error) && error.status === 429
}
