import { importSchools } from '../matching/classrooms/schools/import-schools.ts'
import { schoolColumnWords } from '../matching/classrooms/schools/school-sheet.ts'
import type { Services } from '../services.ts'
import { terminalOutput } from './import-progress.ts'
import { importSheet } from './import-sheet.ts'

/** `tower import schools FILE.csv [--dry-run]`. Answers the exit code. */
export function importSchoolsCommand(
  args: string[],
  services: Services,
  output = terminalOutput,
): Promise<number> {
  return importSheet(
    args,
    {
      noun: 'schools',
      words: schoolColumnWords,
      required: ['ncesId', 'name', 'city', 'state'],
      run: (sheet) => importSchools(services, sheet),
    },
    output,
  )
}
