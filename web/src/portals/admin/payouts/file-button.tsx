import { useMutation } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { exportCsv } from '../export-csv.ts'

export type FileButtonProps = { name: string; label: string; read: () => Promise<string> }

/** Fetches a file and saves it; says so where it did not come. */
export function FileButton({ name, label, read }: FileButtonProps) {
  const { list: texts } = useTexts('kit')
  const stepUp = useStepUp()
  const saving = useMutation({ mutationFn: () => stepUp(() => exportCsv(name, read)) })
  return (
    <>
      <div>
        <Button pending={saving.isPending} onClick={() => saving.mutate()}>
          <DownloadIcon /> {label}
        </Button>
      </div>
      {saving.isError && (
        <Notice tone="danger">{explainError(saving.error, { failed: texts.exportFailed })}</Notice>
      )}
    </>
  )
}
