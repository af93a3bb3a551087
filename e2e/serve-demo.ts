import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product with demo data in a folder of its own, removed afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'tower-e2e-'))
const server = spawn(process.execPath, ['server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
