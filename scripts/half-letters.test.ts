import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

/** What is cut by units and is in no script: hashes, ids, days, addresses of networks, and words that a pattern just made plain. */
const ofSigns =
  /digest\(|digest\b|hash|Hash|sha256|toISOString\(\)|exported_at|created_at|replaceAll\('-'|uuid|seed|_at\b|\bid\b|\\D|\[\^a-z|\[\^\\d|\bh\.slice|eta|now\.|today|typed\.slice|toWellFormed|SECRET|mostRead\b/
const cut =
  /\.(?:slice|substring|substr)\(0, ?(?:longest\w*|max\w*Length\w*|most\w*(?:Text|Characters|Letters|Length)\w*|shownLetters|lengths?\.\w+|[2-9]\d|\d{3,}(?:_\d+)?)(?: ?[-+] ?\w+(?:\.length)?)?\)|\.slice\(-(?:max\w*|\d{2,})\)|\.(?:slice\(0, ?1\)|charAt\(0\)|at\(0\)\?*)\.to(?:Upper|Locale)\w*\(/g

/** Whatever was put in one spelling is a text, however its bound is called: on one line, or further down the chain. */
const cutOfSpelled =
  /\.normalize\([^()]*\)(?:\s*\.(?:trim\w*|to\w+Case|replace(?:All)?)\((?:[^()]|\([^()]*\))*\))*\s*\.(?:slice|substring|substr)\([^()]*\)/g

/** Places where a text that people wrote is cut by units, and so maybe within a letter. */
function findCuts(text: string): string[] {
  const lines = text.split('\n').filter((line) => [...line.matchAll(cut)].length > 0 && !ofSigns.test(line))
  const spelled = [...text.matchAll(cutOfSpelled)].map(([chain]) => chain.replaceAll(/\s*\n\s*/g, ''))
  return [...lines, ...spelled.filter((chain) => !lines.some((line) => line.includes(chain)))]
}

test('a cut by units is found, and one of a hash or a day is none', () => {
  expect(
    findCuts('name.slice(0, longest)\nlast.slice(0, 1).toUpperCase()\nfile.name.slice(-200)'),
  ).toHaveLength(3)
  expect(
    findCuts(
      "name.normalize('NFC').slice(0, most)\nname\n  .normalize('NFKC')\n  .replace(/\\s+/gu, ' ')\n  .trim()\n  .slice(0, bound)",
    ),
  ).toHaveLength(2)
  expect(findCuts("[...letter.normalize('NFKD')].slice(0, 1)\n[...name.normalize('NFC')].length")).toEqual([])
  expect(findCuts("digest('hex').slice(0, 32)\nat.toISOString().slice(0, 10)\nrows.slice(0, limit)")).toEqual(
    [],
  )
})

/** Cut by units where nobody reads what is left, or where each is a letter of our alphabet. */
const plain: readonly string[] = [
  "server/src/database/migrate.ts: if (current.trim() !== '') throw new Error(`unfinished statement: ${current.trim().slice(0, 80)}`)",
  "server/src/learning/storybooks/papers/send-paper.ts: .slice(0, 60) || 'storybook'",
  'server/src/learning/tools/briefs/text/split-steps.ts: if (opened(step) && /[)]/.test(after.slice(0, 120))) return true',
  'server/src/learning/tools/goals/action/quote-behavior.ts: const help = nameHelp(clause.skipped + clause.rest + after.slice(0, 80), language)',
  'server/src/money/closing/bank/parse-ofx.ts: return /^\\uFEFF?\\s*(OFXHEADER|<\\?xml|<\\?OFX|<OFX>)/i.test(text.slice(0, 200))',
  'server/src/spending/support/mail/decode-entities.ts: const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`',
  'web/src/matching/draws/proof-checks.tsx: const text = children.length > shownLetters ? `${children.slice(0, shownLetters)}…` : children',
  "web/src/portals/public/monthly-gift/change-gift.ts: const typed = typeof sent === 'string' ? sent.slice(0, 40) : ''",
  "web/src/portals/public/nominate-teacher-page.tsx: const code = (new URL(request.url).searchParams.get('code') ?? '').slice(0, 40)",
]

test('what people wrote is cut between letters, by cut-text.ts alone', () => {
  const cuts = listOurFiles()
    .filter(
      (path) =>
        /^(contract|server|web)\/src\/.*\.tsx?$/.test(path) &&
        !/\.(?:test|generated)\.tsx?$|contract-tests\//.test(path),
    )
    .filter((path) => path !== 'contract/src/cut-text.ts')
    .flatMap((path) =>
      findCuts(readFileSync(join(repositoryRoot, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    )
  expect(cuts.filter((place) => !plain.includes(place))).toEqual([])
  expect(plain.filter((place) => !cuts.includes(place))).toEqual([])
})
