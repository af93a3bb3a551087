import { useAct } from '../../../../session/use-act.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { exportCsv } from '../../export-csv.ts'

type Props = { name: string; title: string; read: () => Promise<string> }

/** Saves a report as a file for spreadsheets. */
export function ExportButton({ name, title, read }: Props) {
  const { reports: texts } = useTexts('closing')
  const save = useAct(() => exportCsv(name, read), {
    failed: { failed: texts.exportFailed },
    failedIn: 'toast',
    makeStale: () => undefined,
  })
  return (
    <Button
      size="s"
      aria-label={`${texts.export}: ${title}`}
      pending={save.isPending}
      onClick={() => save.run()}
    >
      {texts.export}
    </Button>
  )
}
