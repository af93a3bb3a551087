import { readFileSync } from 'node:fs'
import { generateTypes } from './generate-types.ts'

for (const { file, text } of await generateTypes()) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file.pathname} is stale: run node server/src/database/generate-types.ts`)
    process.exit(1)
  }
}
