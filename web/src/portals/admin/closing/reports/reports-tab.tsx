import { monthOf, moveMonth, yearOf } from '@tower/contract/org-days.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { SelectField } from '../../../../ui/field/field.tsx'
import { Columns, Stack } from '../../../../ui/layout/layout.tsx'
import { nameMonth } from '../months.ts'
import { ActivityTable } from './activity-table.tsx'
import { TrialTable } from './trial-table.tsx'

const yearsShown = 10

/** What the books come to in a month or a year: the trial balance and the statement of activities. */
export default function ReportsTab() {
  const { reports: texts } = useTexts('closing')
  const language = useLanguage()
  const [address, setAddress] = useSearchParams()
  const [lastMonth] = useState(() => moveMonth(monthOf(new Date()), -1))
  const [thisYear] = useState(() => yearOf(new Date()))
  const asked = address.get('period') ?? ''
  const period = /^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/.test(asked) ? asked : lastMonth
  const year = period.slice(0, 4)
  const years = Array.from({ length: yearsShown }, (_, back) => String(thisYear - back))
  const months = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`)
  const show = (chosen: string) => setAddress({ tab: 'reports', period: chosen }, { replace: true })
  return (
    <Stack gap={5}>
      <Columns feet>
        <SelectField
          label={texts.choose}
          value={year}
          onChange={({ target }) => show(`${target.value}${period.slice(4)}`)}
        >
          {(years.includes(year) ? years : [year, ...years]).map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.trial.period} value={period} onChange={({ target }) => show(target.value)}>
          <option value={year}>{fillText(texts.trial.wholeYear, { year })}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {nameMonth(month, language)}
            </option>
          ))}
        </SelectField>
      </Columns>
      <ActivityTable period={period} />
      <TrialTable period={period} />
    </Stack>
  )
}
