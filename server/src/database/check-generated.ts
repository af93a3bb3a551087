import { readFileSync } from 'node:fs'
import { generateTypes, generatedTypesFile } from './generate-types.ts'

if (readFileSync(generatedTypesFile, 'utf8') !== (await generateTypes())) {
  console.error('schema.generated.ts is stale: run node server/src/database/generate-types.ts')
  process.exit(1)
}
