import { importClassroomsCommand } from '@tower/server/cli/import-classrooms.ts'
import { importNominationsCommand } from '@tower/server/cli/import-nominations.ts'
import { testServices } from '@tower/server/test/test-services.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSheets } from './make-csv.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tower-sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the same numbers make the same sheets', async () => {
  const contents = async () => {
    const made = await makeSheets(temporaryFolder(), { classrooms: 200, nominations: 500 })
    return [readFileSync(made.classroomsFile, 'utf8'), readFileSync(made.nominationsFile, 'utf8')]
  }
  expect(await contents()).toEqual(await contents())
})

test('made sheets are imported whole, and again without a change', async () => {
  const services = await testServices()
  const made = await makeSheets(temporaryFolder(), { classrooms: 1500, nominations: 4000 })
  let said = ''
  const output = { write: (text: string) => void (said += text), isTerminal: false }
  for (let round = 0; round < 2; round++) {
    expect(await importClassroomsCommand([made.classroomsFile], services, output)).toBe(0)
    expect(await importNominationsCommand([made.nominationsFile], services, output)).toBe(0)
  }
  expect(said).toContain('Imported 1,500 rows: 1,500 created, 0 updated, 0 unchanged; 1,350 confirmed.')
  expect(said).toContain('Imported 4,000 rows: 4,000 created, 0 updated, 0 unchanged.')
  expect(said).toContain('nothing changed: 0 created, 0 updated, 1,500 unchanged')
  expect(said).toContain('nothing changed: 0 created, 0 updated, 4,000 unchanged')
})
