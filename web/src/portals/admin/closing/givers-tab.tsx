import { yearOf } from '@tower/contract/org-days.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { YearGiver } from '@tower/contract/money/closing-year.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { closingCalls, closingQueries } from '../../../money/closing/closing.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'
import { ConsoleList } from '../console-list.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { showCents } from '../payouts/show-cents.ts'
import styles from './closing.module.css'
import { StatementCell } from './statement-cell.tsx'
import { StatementsPart } from './statements-part.tsx'

const spec = { filters: {} }
const yearsShown = 10

/** Everybody who gave in a year, with what receipts call deductible. */
export default function GiversTab() {
  const { givers: texts } = useTexts('closing')
  const language = useLanguage()
  const [address, setAddress] = useSearchParams()
  const [thisYear] = useState(() => yearOf(new Date()))
  const years = Array.from({ length: yearsShown }, (_, back) => thisYear - back)
  const year = years.find((known) => String(known) === address.get('year')) ?? thisYear
  const list = useListQuery(spec)
  const { page, pageSize } = list.query
  const reading = useQuery({
    ...closingQueries.yearGivers({ year, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const { data } = reading
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{texts.lead}</p>
      <SelectField
        label={texts.year}
        value={year}
        onChange={(event) => setAddress({ tab: 'givers', year: event.target.value }, { replace: true })}
      >
        {years.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </SelectField>
      {data && data.total > 0 && (
        <p>
          {fillCounted(texts.sums, data.total, language, {
            kept: showCents(data.kept_cents),
            deductible: showCents(data.deductible_cents),
          })}
        </p>
      )}
      <StatementsPart key={year} year={year} />
      {data && !data.has_ein && <Notice announce={false}>{texts.noEin}</Notice>}
      <ConsoleList
        name="year_givers"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useGiverColumns(year, year < thisYear)}
        keyOf={({ donor_id: id }) => id}
        nameOf={({ name, email }) => name ?? email ?? texts.nobody}
        words={texts}
        pictures={listPictures}
        onExport={() => exportCsv(`givers-${year}.csv`, () => closingCalls.yearGiversFile(year))}
      />
    </div>
  )
}

function useGiverColumns(year: number, isOver: boolean): ListColumn<YearGiver>[] {
  const { givers: texts } = useTexts('closing')
  const heads = texts.columns
  return [
    {
      id: 'giver',
      head: heads.giver,
      cell: ({ donor_id: id, name, email }) => (
        <Link to={paths.adminDonor({ donorId: id })}>{name ?? email ?? texts.nobody}</Link>
      ),
    },
    { id: 'gifts', head: heads.gifts, numeric: true, cell: ({ gifts }) => gifts },
    {
      id: 'others',
      head: heads.others,
      numeric: true,
      cell: (row) => showCents(row.fund_cents + row.stock_cents),
    },
    {
      id: 'deductible',
      rank: 2,
      head: heads.deductible,
      numeric: true,
      cell: (row) => showCents(row.deductible_cents),
    },
    { id: 'kept', head: heads.kept, numeric: true, cell: (row) => showCents(row.kept_cents) },
    ...(isOver
      ? [
          {
            id: 'statement',
            rank: 1,
            head: heads.statement,
            cell: (row: YearGiver) => <StatementCell year={year} giver={row} />,
          },
        ]
      : []),
  ]
}
