import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { paths } from '@tower/contract/pages.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { explainError } from '../../../api/explain-error.ts'
import { allowlistCalls, readAllowlistAgain } from '../../../people/allowlist/allowlist.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { saveFile } from '../../../ui/copy/save-file.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { FormDone } from '../../../ui/form/form-done.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FileDrop } from '../../../ui/sheet/file-drop.tsx'
import { mostSheetBytes } from '../../../ui/sheet/read-records.ts'
import { readText } from '../../../ui/sheet/read-text.ts'
import { actErrors } from '../admin-errors.ts'
import styles from './allowlist.module.css'
import { readSheet, type Sheet, type SheetFault, withoutFaults } from './read-sheet.ts'
import { RoleField } from './role-field.tsx'
import { SheetPreview } from './sheet-preview.tsx'

type Chosen = { name: string; text: string }

/** What an import came to. */
type Done = { count: number; left: number }

/** What the first row of a file may say, and a row as it is meant. */
const template = 'email,role,name,active\r\nrosa@school.edu,teacher,Rosa Ortiz,yes\r\n'

/** Chooses a file, shows what is in it and what is wrong with it, and imports all of it, or on request all that is right. */
export default function ImportForm() {
  const { importing: texts } = useTexts('allowlist')
  const language = useLanguage()
  const admin = useTexts('admin')
  const [role, setRole] = useState<AllowlistRole>('teacher')
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<string>()
  const [isLenient, setLenient] = useState(false)
  const [done, setDone] = useState<Done>()
  const importing = useImport((imported) => {
    setDone(imported)
    setChosen(undefined)
  })
  const whole = chosen && readSheet(chosen.text, role)
  const read = isSheet(whole) && isLenient ? withoutFaults(whole) : whole
  const pick = (file: File) => {
    setDone(undefined)
    setRefused(undefined)
    // The file from before is not meant any more, whatever becomes of this one.
    setChosen(undefined)
    setLenient(false)
    importing.reset()
    if (file.size > mostSheetBytes) return setRefused(texts.tooLarge)
    readText(file).then(
      (text) => (text === undefined ? setRefused(texts.unreadable) : setChosen({ name: file.name, text })),
      () => setRefused(texts.unreadable),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = whyNot(read)
    setRefused(fault && texts[fault])
    if (!fault && isSheet(read) && !importing.isPending)
      importing.mutate({ role, sheet: read, left: isSheet(whole) ? whole.rows.length - read.rows.length : 0 })
  }
  const failed = importing.isError ? explainError(importing.error, actErrors(admin, texts.failed)) : undefined
  return (
    <form className={styles.parts} onSubmit={submit} noValidate>
      {done && <Imported {...done} />}
      <RoleField label={texts.role} role={role} onRole={setRole} />
      <FileDrop texts={texts} name={chosen && nameChosen(chosen, whole)} onPick={pick} />
      <Row>
        <Button size="s" onClick={() => saveFile('allowlist.csv', 'text/csv;charset=utf-8', template)}>
          {texts.template}
        </Button>
      </Row>
      {(refused ?? failed) && <Notice tone="danger">{refused ?? failed}</Notice>}
      {typeof read === 'string' && <Notice tone="danger">{texts[read]}</Notice>}
      {isSheet(whole) && <SheetPreview sheet={whole} />}
      {isSheet(whole) && whole.faults.length > 0 && (
        <CheckField
          label={fillCounted(texts.skip, whole.faults.length, language)}
          checked={isLenient}
          onChange={({ target }) => {
            setRefused(undefined)
            setLenient(target.checked)
          }}
        />
      )}
      <div>
        <Button type="submit" kind="primary" pending={importing.isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )

  function nameChosen({ name }: Chosen, sheet: Sheet | SheetFault | undefined) {
    if (!isSheet(sheet)) return name
    return fillText(texts.chosen, { name, rows: fillCounted(texts.rows, sheet.rows.length, language) })
  }
}

/** It stays until another file is chosen. */
function Imported({ count, left }: Done) {
  const { importing: texts } = useTexts('allowlist')
  const language = useLanguage()
  return (
    <FormDone>
      {fillCounted(texts.done, count, language)} {left > 0 && fillCounted(texts.left, left, language)}{' '}
      <Link to={paths.adminAllowlist}>{texts.see}</Link>
    </FormDone>
  )
}

const isSheet = (read: Sheet | SheetFault | undefined): read is Sheet => typeof read === 'object'

/** Why nothing can be imported, if so. */
function whyNot(read: Sheet | SheetFault | undefined) {
  if (read === undefined) return 'missingFile'
  if (read === 'noRowsFound') return 'noRows'
  if (!isSheet(read) || read.faults.length > 0) return 'hasErrors'
  return read.rows.length === 0 ? 'noRows' : undefined
}

function useImport(onDone: (done: Done) => void) {
  const client = useQueryClient()
  const stepUp = useStepUp()
  return useMutation({
    mutationFn: ({ role, sheet }: { role: AllowlistRole; sheet: Sheet; left: number }) => {
      const rows = sheet.rows.map(({ row: _, ...entry }) => entry)
      return stepUp(() => allowlistCalls.upsert({ role, rows, source: 'csv' }))
    },
    onSuccess: async ({ count }, { left }) => {
      onDone({ count, left })
      await readAllowlistAgain(client)
    },
  })
}
