/** The compiler that checks types. It comes beside the one whose functions our checkers call: see decision 0068. */
import { join } from 'node:path'
import { repositoryRoot, runQuietly, type ProgramOptions, type ProgramResult } from './run-program.ts'

const compiler = join(repositoryRoot, 'node_modules/typescript-7/bin/tsc')

/** Checks the types of a project and writes nothing but what the given arguments ask for. */
export function runCompiler(
  compilerArguments: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return runQuietly(process.execPath, [compiler, ...compilerArguments], options)
}
