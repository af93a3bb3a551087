import { spawn } from 'node:child_process'

/** Runs a program in a folder to its end, with these settings alone, and answers what it wrote; throws where it fails. */
export async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  how: { environment?: Record<string, string>; typed?: string } = {},
): Promise<string> {
  const { exitCode, output } = await tryIn(folder, command, args, how)
  if (exitCode !== 0)
    throw new Error(`${[command, ...args].join(' ')} ended with ${exitCode}:\n${output.trim()}`)
  return output
}

/** The same for a program that may end in any way. */
export function tryIn(
  folder: string,
  command: string,
  args: readonly string[],
  { environment = {}, typed }: { environment?: Record<string, string>; typed?: string } = {},
): Promise<{ exitCode: number; output: string }> {
  const { PATH = '', HOME = '/' } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    // npm and git start others, which end with them.
    detached: true,
  })
  const killAtExit = () => killGroup(child.pid)
  process.on('exit', killAtExit)
  child.stdin.on('error', () => undefined)
  child.stdin.end(typed ?? '')
  return new Promise((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const end = (exitCode: number) => {
      process.off('exit', killAtExit)
      resolve({ exitCode, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

function killGroup(id: number | undefined): void {
  try {
    if (id !== undefined) process.kill(-id, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
