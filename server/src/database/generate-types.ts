import { writeFileSync } from 'node:fs'
import { PostgresDialect, generate } from 'kysely-codegen'
import { createDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite-engine.ts'

export const generatedTypesFile = new URL('./schema.generated.ts', import.meta.url)

/** The table types, made from an empty database with all migrations applied. */
export async function generateTypes(): Promise<string> {
  const engine = await openPglite({})
  await migrate(createDatabase(engine))
  const text = await generate({
    db: engine.kysely as never,
    dialect: new PostgresDialect(),
    outFile: null,
    excludePattern: 'migrations',
  })
  await engine.close()
  // Both engines hand int8 over as a number (safe-integer.ts).
  return text.replace(/export type Int8 = .*;/, 'export type Int8 = number;')
}

if (process.argv[1] === import.meta.filename) writeFileSync(generatedTypesFile, await generateTypes())
