import { slideStatuses } from '@tower/contract/outreach/broadcast-slides.ts'
import { fromOfficeTime } from '../../../matching/draws/office-time.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, SelectField, TextField } from '../../../ui/field/field.tsx'
import { zoneNow } from '../../../ui/time/zone-now.ts'
import type { SlidePartProps } from './slide-fields.tsx'
import styles from './slides.module.css'

/** Whether, when and how long a slide shows. */
export function SlideTiming({ typed, faults, onType }: SlidePartProps) {
  const { editor: texts, statuses } = useTexts('slides')
  const time = (text: string, hint: string) => {
    const at = fromOfficeTime(text)
    if (!at) return hint
    const utc = fillText(texts.utc, { time: at.toISOString().slice(0, 16).replace('T', ' ') })
    return (
      <>
        {hint} <span className={styles.utc}>{utc}</span>
      </>
    )
  }
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={texts.status}
          value={typed.status}
          onChange={({ target }) =>
            onType({ status: slideStatuses.find((name) => name === target.value) ?? 'draft' })
          }
        >
          {slideStatuses.map((name) => (
            <option key={name} value={name}>
              {statuses[name]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.duration}
          inputMode="numeric"
          error={faults.includes('seconds') ? texts.durationFault : undefined}
          value={typed.seconds}
          onChange={({ target }) => onType({ seconds: target.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={texts.start}
          hint={time(typed.start, fillText(texts.startHint, { zone: zoneNow() }))}
          type="datetime-local"
          error={faults.includes('start') ? texts.timeFault : undefined}
          value={typed.start}
          onChange={({ target }) => onType({ start: target.value })}
        />
        <TextField
          label={texts.end}
          hint={time(typed.end, fillText(texts.endHint, { zone: zoneNow() }))}
          type="datetime-local"
          error={faults.includes('end') ? texts.timeFault : undefined}
          value={typed.end}
          onChange={({ target }) => onType({ end: target.value })}
        />
      </div>
      <CheckField
        label={texts.pin}
        checked={typed.pin}
        onChange={({ target }) => onType({ pin: target.checked })}
      />
      <CheckField
        label={texts.urgent}
        checked={typed.isUrgent}
        onChange={({ target }) => onType({ isUrgent: target.checked })}
      />
    </>
  )
}
