import { nominationColumnWords } from '../matching/nominations/nomination-sheet.ts'
import { importNominations } from '../matching/nominations/import-nominations.ts'
import type { Services } from '../services.ts'
import { terminalOutput } from './import-progress.ts'
import { importSheet } from './import-sheet.ts'

/** `tower import nominations FILE.csv [--dry-run]`. Answers the exit code. */
export function importNominationsCommand(
  args: string[],
  services: Services,
  output = terminalOutput,
): Promise<number> {
  return importSheet(
    args,
    {
      noun: 'nominations',
      words: nominationColumnWords,
      required: ['classroom', 'nominator'],
      run: (sheet) => importNominations(services, sheet),
    },
    output,
  )
}
