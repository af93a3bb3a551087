import { classroomColumnWords } from '../matching/classrooms/import/classroom-sheet.ts'
import { importClassrooms } from '../matching/classrooms/import/import-classrooms.ts'
import type { Services } from '../services.ts'
import { terminalOutput } from './import-progress.ts'
import { importSheet } from './import-sheet.ts'

/** `tower import classrooms FILE.csv [--dry-run]`. Answers the exit code. */
export function importClassroomsCommand(
  args: string[],
  services: Services,
  output = terminalOutput,
): Promise<number> {
  return importSheet(
    args,
    {
      noun: 'classrooms',
      words: classroomColumnWords,
      required: ['name'],
      run: (sheet) => importClassrooms(services, sheet),
    },
    output,
  )
}
