/** What `npm run year -- --bare` starts in a network of its own, in which ports are those of the guide: NETWORK-OF-THE-WORLD. */
import { playBare } from './play-bare.ts'

const [world = ''] = process.argv.slice(2)
const startedAt = Date.now()
const say = (line: string) => console.log(`  ${Math.round((Date.now() - startedAt) / 1_000)} s ${line}`)

// Whatever was started ends with this process.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
try {
  await playBare(world, say)
  console.log(
    `✔ from a bare server to the first gift and back in ${Math.round((Date.now() - startedAt) / 1_000)} s`,
  )
  process.exit(0)
} catch (error) {
  console.error(`✘ ${(error as Error).message}`)
  process.exit(1)
}
