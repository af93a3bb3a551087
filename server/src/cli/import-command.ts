import { UsageFault, withServices, type Command } from './command.ts'
import { importClassroomsCommand } from './import-classrooms.ts'
import { importNominationsCommand } from './import-nominations.ts'

const imports = { classrooms: importClassroomsCommand, nominations: importNominationsCommand }

/** `tower import classrooms|nominations FILE.csv [--dry-run]`. */
export const importCommand: Command = {
  usage: 'classrooms|nominations FILE.csv [--dry-run]',
  summary: 'Take a spreadsheet’s export: all rows or none',
  async run([kind, ...args], output) {
    if (kind !== 'classrooms' && kind !== 'nominations') {
      throw new UsageFault('Usage: npm run tower -- import classrooms|nominations FILE.csv [--dry-run]')
    }
    return withServices(({ services }) => imports[kind](args, services, output))
  },
}
