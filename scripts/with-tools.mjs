/**
 * Runs one of our scripts on the Node version the project brings along:
 * `node scripts/with-tools.mjs <script> [arguments]`.
 *
 * Plain JavaScript without packages, because it is the first thing that runs in a fresh clone, on
 * whatever Node the machine has. It installs the packages when they are missing or out of date,
 * and says nothing when they are not.
 *
 * The scripts in package.json start it with the shell's `exec`: otherwise a shell stands between
 * npm and us, takes the signal that should stop the server gracefully, and leaves it running.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const oldestToolNode = 24
const root = fileURLToPath(new URL('..', import.meta.url))
const binFolder = join(root, 'node_modules', '.bin')
const toolNode = join(root, 'node_modules', 'node', 'bin', 'node')

const [script, ...scriptArguments] = process.argv.slice(2)

try {
  if (!script) throw new Error('Which script? Write: node scripts/with-tools.mjs <script> [arguments]')
  requireNode()
  if (!isInstalled()) await install()
  requireToolNode()
  runScript()
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}

/** Refuses a Node that cannot even run npm 11 and this file. */
function requireNode() {
  if (majorOf(process.versions.node) >= oldestNode) return
  throw new Error(`Node ${oldestNode} or newer is needed; this is ${process.version}. See https://nodejs.org`)
}

/**
 * Says whether what lies in node_modules is what the lock file asks for. npm writes its own list of
 * what it installed last of all, so an install that broke off counts as none. Packages for other
 * platforms are marked optional and may be missing. File times are not compared: a fresh clone, a
 * copy or a branch switch would set them wrongly.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!wanted)
    throw new Error('package-lock.json is missing or broken. Bring it back with git, then try again.')
  if (!installed || !existsSync(toolNode)) return false

  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true
    const found = installed[path]
    return found ? found.version === entry.version : entry.optional === true
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Runs `npm ci`, with a sign of life while it works and its whole output when it fails. */
async function install() {
  const stopProgress = showProgress('Installing the packages (npm ci)')
  const { code, output } = await runNpm(['ci', '--include=dev'])
  const seconds = stopProgress()
  if (code === 0) return console.error(`✔ Packages installed in ${seconds} s`)

  console.error(output.trim())
  throw new Error(
    `✘ The packages could not be installed: npm ci ended with ${code} after ${seconds} s.\n` +
      'Its own words are above. Is the network reachable? Then run the same command again.',
  )
}

function runNpm(npmArguments) {
  // npm must not run on the Node that it is about to delete and install again.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const npm = spawn('npm', npmArguments, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve) => {
    let output = ''
    npm.stdout.on('data', (chunk) => (output += chunk))
    npm.stderr.on('data', (chunk) => (output += chunk))
    npm.on('error', (error) =>
      resolve({ code: error.code, output: `npm could not be started: ${error.message}` }),
    )
    npm.on('close', (code) => resolve({ code, output }))
  })
}

/** A spinner in a terminal, a line now and then in a log. Gives the function that ends it. */
function showProgress(what) {
  const startedAt = Date.now()
  const elapsed = () => Math.round((Date.now() - startedAt) / 1000)
  const isTerminal = process.stderr.isTTY
  const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
  let frame = 0
  if (!isTerminal) console.error(`${what} …`)
  const timer = setInterval(
    () => {
      if (isTerminal)
        process.stderr.write(`\r\x1b[K${frames[frame++ % frames.length]} ${what} … ${elapsed()} s`)
      else console.error(`  still installing after ${elapsed()} s`)
    },
    isTerminal ? 100 : 15_000,
  )
  return () => {
    clearInterval(timer)
    if (isTerminal) process.stderr.write('\r\x1b[K')
    return elapsed()
  }
}

function requireToolNode() {
  const version = existsSync(toolNode)
    ? JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version
    : undefined
  if (version && majorOf(version) >= oldestToolNode) return
  throw new Error(
    `Node ${oldestToolNode} should have come with the packages, but ${version ?? 'none'} was found. ` +
      'Its file is put in place by an install script: allow it (npm config get ignore-scripts must say false) ' +
      'and run: npm ci',
  )
}

/** Hands over to the script: same terminal, its signals, its exit code. */
function runScript() {
  const environment = {
    // Thousands of files of TypeScript: what was compiled once is not compiled at each start.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    ...process.env,
    PATH: [binFolder, process.env.PATH].join(delimiter),
  }
  const child = spawn(toolNode, [script, ...scriptArguments], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  })
  // Ctrl-C in a terminal reaches the script by itself; passing it on would deliver it twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (!signal) return process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function majorOf(version) {
  return Number(version.split('.')[0])
}
