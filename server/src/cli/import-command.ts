import { UsageFault, withServices, type RunCommand } from './command.ts'
import { importClassroomsCommand } from './import-classrooms.ts'
import { importNominationsCommand } from './import-nominations.ts'
import { importSchoolsCommand } from './import-schools.ts'

const imports = {
  classrooms: importClassroomsCommand,
  nominations: importNominationsCommand,
  schools: importSchoolsCommand,
}
const kinds = Object.keys(imports) as (keyof typeof imports)[]

/** `tower import classrooms|nominations|schools FILE.csv [--dry-run]`. */
export const importCommand: RunCommand = async ([noun, ...args], output) => {
  const kind = kinds.find((known) => known === noun)
  if (kind === undefined) {
    throw new UsageFault(`Usage: npm run tower -- import ${kinds.join('|')} FILE.csv [--dry-run]`)
  }
  return withServices(({ services }) => imports[kind](args, services, output))
}
