import { expect, test } from 'vitest'
import { UsageFault } from './command.ts'
import { requireSettings } from './require-settings.ts'

test('a command on a server is refused without its settings, and says what to type', () => {
  const here = import.meta.filename
  const typed = ['import', 'classrooms', '/var/lib/tower/classrooms.csv']
  expect(() => requireSettings({}, typed, here)).toThrow(UsageFault)
  expect(() => requireSettings({}, typed, here)).toThrow(`as root: tower ${typed.join(' ')}`)
  for (const name of ['NODE_ENV', 'DEMO', 'DATABASE_URL', 'DATABASE_URL_FILE', 'DATA_DIR'])
    expect(() => requireSettings({ [name]: 'said' }, typed, here)).not.toThrow()
})

test('where no server was set up nothing is asked for', () => {
  expect(() => requireSettings({}, ['doctor'], `${import.meta.filename}.of-nobody`)).not.toThrow()
})
