import type { RandomnessSource } from '@tower/contract/matching/tower-draw-chain.ts'
import { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { verifyProof, type ProofCheckName } from '@tower/contract/matching/tower-draw-verify.ts'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { CommandFault, exit, requireArguments, type RunCommand } from './command.ts'

const checkTexts: Record<ProofCheckName, string> = {
  entries: 'the entries are those that were committed to',
  commitment: 'the commitment names this draw and this list',
  seed_sealed: 'the seed is the one that was sealed beforehand',
  public_value: 'the public random number is the one its chain signed',
  seed_opened: 'the draw ran on that seed and nothing else',
  winners: 'the seed and the list give exactly these winners',
}

const sourceTexts: Record<RandomnessSource, string> = {
  none: 'No public random number was part of this draw.',
  drand: 'The public random number is drand’s.',
  local: 'The random number is that of a local beacon of a demo: NOT public randomness.',
}

/** `tower verify-draw FILE`: draws a published draw again. Needs no database and no network. */
export const verifyDrawCommand: RunCommand = async (args, output) => {
  const [path = ''] = requireArguments(args, 1, 'verify-draw PROOF.json')
  const proof = await readProof(path)
  const { ok, source, checks } = verifyProof(proof, (bytes) => hash('sha256', bytes, 'buffer'))
  output.write(`Draw ${proof.draw_id}, ${proof.entries_count} entries, ${proof.winners.length} winners\n`)
  for (const check of checks) {
    output.write(`${check.ok ? '✔' : '✘'} ${checkTexts[check.name]}\n`)
    if (!check.ok) output.write(`    published: ${check.expected}\n    computed:  ${check.found}\n`)
  }
  output.write(`${sourceTexts[source]}\n`)
  output.write(ok ? 'The proof holds.\n' : 'The proof does NOT hold.\n')
  return ok ? exit.done : exit.refused
}

async function readProof(path: string): Promise<Proof> {
  const source =
    path === '-' ? await text(process.stdin) : await readFile(path, 'utf8').catch(() => undefined)
  if (source === undefined) throw new CommandFault(`${path} can't be read.`)
  const parsed = Proof.safeParse(parseJson(source))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new CommandFault(
    `This is not the proof of a draw: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not valid'}.`,
  )
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
