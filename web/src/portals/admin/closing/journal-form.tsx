import { lastDayOf, monthOf, moveMonth } from '@tower/contract/org-days.ts'
import { useMutation } from '@tanstack/react-query'
import { type JournalFormat, journalFormats, journalGrains } from '@tower/contract/money/closing.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { closingCalls } from '../../../money/closing/closing.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { saveFile } from '../../../ui/copy/save-file.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { exportCsv } from '../export-csv.ts'
import styles from './closing.module.css'

/** The last whole month. */
function lastMonth() {
  const month = moveMonth(monthOf(new Date()), -1)
  return { from: `${month}-01`, to: lastDayOf(month) }
}

/** Staff choose a time and a program, and get the journal as a file. */
export function JournalForm() {
  const { journal: texts } = useTexts('closing')
  const [wish, setWish] = useState(() => ({
    ...lastMonth(),
    format: 'quickbooks' as JournalFormat,
    grain: 'day' as (typeof journalGrains)[number],
    tax_rate: 'Tax Exempt (0%)',
  }))
  const stepUp = useStepUp()
  const saving = useMutation({ mutationFn: () => stepUp(() => saveJournal(wish)) })
  const change = (part: Partial<typeof wish>) => {
    saving.reset()
    setWish((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }
  return (
    <Card title={texts.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={`${styles.whole} ${styles.quiet}`}>{texts.lead}</p>
        <div className={styles.whole}>
          <SelectField
            label={texts.format}
            hint={texts.hints[wish.format]}
            value={wish.format}
            onChange={(event) =>
              change({ format: journalFormats.find((name) => name === event.target.value) ?? 'plain' })
            }
          >
            {journalFormats.map((name) => (
              <option key={name} value={name}>
                {texts.formats[name]}
              </option>
            ))}
          </SelectField>
        </div>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={texts[end]}
            value={wish[end]}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
        <SelectField
          label={texts.grain}
          value={wish.grain}
          onChange={(event) =>
            change({ grain: journalGrains.find((name) => name === event.target.value) ?? 'day' })
          }
        >
          {journalGrains.map((name) => (
            <option key={name} value={name}>
              {texts.grains[name]}
            </option>
          ))}
        </SelectField>
        {wish.format === 'xero' && (
          <TextField
            label={texts.taxRate}
            hint={texts.taxRateHint}
            maxLength={50}
            value={wish.tax_rate}
            onChange={(event) => change({ tax_rate: event.target.value })}
          />
        )}
        {saving.isError && (
          <Notice tone="danger">
            {explainError(saving.error, {
              refused: {
                'closing.account_without_code': texts.uncoded,
                'closing.period': texts.period,
                'request.invalid': texts.period,
              },
              statuses: { 400: texts.period },
              failed: texts.failed,
            })}
          </Notice>
        )}
        <div className={styles.whole}>
          <Button kind="primary" type="submit" pending={saving.isPending} pendingLabel={texts.downloading}>
            <DownloadIcon size={18} /> {texts.download}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type Wish = Parameters<typeof closingCalls.journalFile>[0]

/** What QuickBooks and Xero import goes without the mark that spreadsheets want. */
async function saveJournal(wish: Wish): Promise<void> {
  const name = `journal-${wish.format}-${wish.from}-${wish.to}.csv`
  if (wish.format === 'plain') return exportCsv(name, () => closingCalls.journalFile(wish))
  saveFile(name, 'text/csv;charset=utf-8', await closingCalls.journalFile(wish))
}
