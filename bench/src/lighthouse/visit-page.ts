import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '../../../scripts/chromium.ts'

/** Times in milliseconds, categories in points of 100. */
export type Visit = Record<
  | 'performance'
  | 'accessibility'
  | 'best practices'
  | 'seo'
  | 'first paint'
  | 'largest paint'
  | 'blocking time'
  | 'layout shift'
  | 'speed of the machine',
  number
>

/** The parts of Lighthouse's report that are read here. */
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const ownFolder = fileURLToPath(new URL('../../lighthouse/', import.meta.url))
const program = `${ownFolder}node_modules/lighthouse/cli/index.js`
const largestReport = 64 * 1024 * 1024
const attempts = 3
const run = promisify(execFile)

/** Lighthouse is installed on first use, beside the other dependencies and not with them. */
export function installLighthouse(say: (line: string) => void): void {
  if (existsSync(program)) return
  say('installing Lighthouse, once')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ownFolder,
    stdio: 'ignore',
  })
}

/**
 * One visit of Lighthouse's phone, in a fresh browser. A visit that saw no paint is made again.
 *
 * @param profile the folder of a browser that somebody is signed in with; each visit has a copy of it
 */
export async function visitPage(address: string, profile?: string): Promise<Visit> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const report =
      profile === undefined ? writeReport(address) : inCopy(profile, (copy) => writeReport(address, copy))
    const visit = readReport(await report)
    if (Object.values(visit).every(Number.isFinite)) return visit
  }
  throw new Error(`Lighthouse saw nothing of ${address}`)
}

async function inCopy<Result>(profile: string, work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'tower-visit-'))
  try {
    cpSync(profile, copy, { recursive: true })
    return await work(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function writeReport(address: string, profile?: string): Promise<Report> {
  const flags = ['--output=json', '--output-path=stdout', '--quiet']
  // Otherwise whoever is signed in would be forgotten before the page is opened.
  if (profile !== undefined) flags.push('--disable-storage-reset')
  const kept = profile === undefined ? '' : ` --user-data-dir=${profile}`
  const chromium = `--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking${kept}`
  const { stdout } = await run(process.execPath, [program, address, ...flags, chromium], {
    maxBuffer: largestReport,
    env: { ...process.env, CHROME_PATH: await findChromium() },
  })
  return JSON.parse(stdout) as Report
}

function readReport({ categories, audits, environment }: Report): Visit {
  const points = (name: string) => (categories[name]?.score ?? Number.NaN) * 100
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best practices': points('best-practices'),
    seo: points('seo'),
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    'blocking time': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift'),
    'speed of the machine': environment.benchmarkIndex,
  }
}
