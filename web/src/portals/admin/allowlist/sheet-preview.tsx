import { cutText } from '@tower/contract/cut-text.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { findRepeats } from '../../../ui/sheet/find-repeats.ts'
import styles from './allowlist.module.css'
import type { RowFault, Sheet, SheetRow } from './read-sheet.ts'

const shownRows = 50
const shownErrors = 10

/** What is wrong with a sheet, and its first rows. */
export function SheetPreview({ sheet }: { sheet: Sheet }) {
  const { importing: texts } = useTexts('allowlist')
  const { roles } = useTexts('shell')
  const heads = texts.columns
  const faults = new Map(sheet.faults.map((fault) => [fault.row, fault]))
  const nameRole = ({ role }: SheetRow) => (role in roles ? roles[role] : role)
  return (
    <>
      <Errors faults={sheet.faults} />
      <Repeats rows={sheet.rows} />
      <section className={styles.preview}>
        <h2 className={styles.previewTitle}>{texts.previewTitle}</h2>
        {sheet.rows.length > shownRows && <p className={styles.quiet}>{texts.previewNote}</p>}
        <DataTable
          caption={texts.preview}
          rows={sheet.rows.slice(0, shownRows)}
          rowKey={({ row }) => String(row)}
          isMarked={({ row }) => faults.has(row)}
          markedAs="bad"
          columns={[
            {
              id: 'email',
              head: heads.email,
              cell: ({ row, email }) => <Address email={email} fault={faults.get(row)} />,
            },
            { id: 'row', head: heads.row, cell: ({ row }) => row },
            { id: 'role', head: heads.role, cell: nameRole },
            { id: 'name', head: heads.name, cell: ({ name }) => name },
            { id: 'active', head: heads.active, cell: ({ active }) => (active ? texts.yes : texts.no) },
          ]}
        />
      </section>
    </>
  )
}

/** An address; in a wrong row, below it what is wrong there. */
function Address({ email, fault }: { email: string; fault: RowFault | undefined }) {
  const { importing: texts } = useTexts('allowlist')
  if (!fault) return email
  return (
    <div className={styles.two}>
      {email}
      <strong>{texts[fault.fault]}</strong>
    </div>
  )
}

/** Of two rows with the same address and role the later one counts. */
function Repeats({ rows }: Pick<Sheet, 'rows'>) {
  const { importing: texts } = useTexts('allowlist')
  const repeats = findRepeats(rows, ({ email, role }) => `${role} ${email}`)
  if (repeats.length === 0) return null
  return (
    <Notice tone="warning">
      <ul className={styles.errors}>
        {repeats.slice(0, shownErrors).map(({ row, first }) => (
          <li key={row.row}>{fillText(texts.repeated, { row: row.row, first: first.row })}</li>
        ))}
        {repeats.length > shownErrors && (
          <li>{fillText(texts.more, { count: repeats.length - shownErrors })}</li>
        )}
      </ul>
    </Notice>
  )
}

function Errors({ faults }: Pick<Sheet, 'faults'>) {
  const { importing: texts } = useTexts('allowlist')
  const language = useLanguage()
  if (faults.length === 0) return null
  return (
    <Notice tone="danger">
      <p>{fillCounted(texts.errors, faults.length, language)}</p>
      <ul className={styles.errors}>
        {faults.slice(0, shownErrors).map(({ row, fault, value }) => (
          <li key={row}>
            {fillText(texts.rowError, { row, error: texts[fault] })}
            {value !== '' && ` (${shorten(value)})`}
          </li>
        ))}
        {faults.length > shownErrors && (
          <li>{fillText(texts.more, { count: faults.length - shownErrors })}</li>
        )}
      </ul>
    </Notice>
  )
}

/** Enough of a value to find it by. */
const shorten = (value: string) => (value.length > 60 ? `${cutText(value, 60)}…` : value)
