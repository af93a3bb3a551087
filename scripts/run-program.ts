/** Starting other programs: quietly, keeping their output, or in the same terminal. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url))

export type ProgramOptions = {
  /** Relative to the repository; its top when left out. */
  folder?: string
  /** Laid over the environment of this process; `undefined` takes a variable away. */
  environment?: Record<string, string | undefined>
}

export type ProgramResult = { exitCode: number; output: string }

/** Runs a program to its end without a terminal and keeps what it wrote, errors included. */
export function runQuietly(
  command: string,
  programArguments: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(command, programArguments, {
    ...spawnOptions(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ exitCode: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}

/** Runs a program in this terminal, passes signals on to it, and gives its exit code. */
export function runInTerminal(
  command: string,
  programArguments: readonly string[],
  options: ProgramOptions = {},
): Promise<number> {
  const child = spawn(command, programArguments, { ...spawnOptions(options), stdio: 'inherit' })
  const stopPassing = passSignals((signal) => child.kill(signal))
  return new Promise((resolve) => {
    const finish = (exitCode: number) => {
      stopPassing()
      resolve(exitCode)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      finish(127)
    })
    child.on('exit', (code) => finish(code ?? 1))
  })
}

/**
 * Hands the signals that ask this process to stop to a child. Ctrl-C in a terminal already reaches
 * the child by itself, so it is kept back there: a second one would mean "at once".
 */
function passSignals(pass: (signal: NodeJS.Signals) => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) pass(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, onSignal)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
  }
}

function spawnOptions({ folder = '.', environment = {} }: ProgramOptions) {
  const path = [join(repositoryRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return { cwd: join(repositoryRoot, folder), env: { ...process.env, PATH: path, ...environment } }
}
