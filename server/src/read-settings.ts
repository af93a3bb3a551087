import { readFileSync } from 'node:fs'
import { Environment } from './environment.ts'

/** All faults of the environment at once, in words. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Some settings alone, for what runs before the rest is known. Throws {@link ConfigError} naming every fault of theirs. */
export function readSettings<Name extends keyof Environment>(
  environment: Record<string, string | undefined>,
  names: readonly Name[],
): Pick<Environment, Name> {
  const faults: string[] = []
  const given = withFiles(environment, faults)
  const read = names.map((name) => {
    const parsed = Environment.shape[name].safeParse(given[name])
    if (!parsed.success) for (const { message } of parsed.error.issues) faults.push(`${name}: ${message}`)
    return [name, parsed.data] as const
  })
  if (faults.length > 0) throw configError(faults)
  return Object.fromEntries(read) as Pick<Environment, Name>
}

/** What is set, `NAME_FILE` variants for secrets included. */
export function withFiles(
  environment: Record<string, string | undefined>,
  faults: string[],
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(Environment.shape)) {
    const file = environment[`${name}_FILE`]
    if (environment[name] !== undefined && environment[name] !== '') values[name] = environment[name]
    else if (file) {
      try {
        values[name] = readFileSync(file, 'utf8').trim()
      } catch {
        faults.push(`${name}_FILE: ${file} can't be read`)
      }
    }
  }
  return values
}

/** The error of these faults. */
export function configError(faults: string[]): ConfigError {
  return new ConfigError(
    `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  )
}
