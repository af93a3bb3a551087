import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebianPackage } from '../../../../scripts/debian-package.ts'
import { findAccount } from '../../../../scripts/postgres-account.ts'
import { repositoryRoot, runQuietly } from '../../../../scripts/run-program.ts'
import { makeNginxFile, type ProxyPlace } from './make-nginx-file.ts'

/** nginx from Debian's package with the site's file, in front of two web processes. */
export type Nginx = {
  origin: string
  /** The certificate that stands for its name here. */
  certificate: string
  /** Hands over to two others without refusing anybody. */
  leadTo(webs: readonly [number, number]): void
  close(): Promise<void>
}

const program = '/usr/sbin/nginx'
const host = 'localhost'

type Ports = ProxyPlace['ports']

/** Starts it in a folder of its own, as somebody who may do nothing special. */
export async function startNginx(folder: string, ports: Ports): Promise<Nginx> {
  if (!existsSync(program)) await installDebianPackage('nginx-light', 'The year needs nginx.')
  mkdirSync(folder)
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  await makeCertificate(certificate, key)
  const version = await readNginxVersion()
  const siteFile = join(folder, 'site.conf')
  const shipped = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8')
  const write = (webs: Ports['webs']) =>
    writeFileSync(
      siteFile,
      makeNginxFile(shipped, { host, ports: { ...ports, webs }, certificate, key, version }),
    )
  write(ports.webs)
  writeFileSync(join(folder, 'nginx.conf'), frameFile(folder))
  const account = findAccount()
  if (account) for (const path of [folder, certificate, key]) chownSync(path, account.uid, account.gid)
  const running = spawn(program, argumentsFor(folder), { stdio: 'ignore', ...account })
  const killAtExit = () => void running.kill('SIGKILL')
  process.on('exit', killAtExit)
  await untilListening(running, folder, ports.http)
  return {
    origin: `https://${host}:${ports.https}`,
    certificate,
    leadTo(webs) {
      write(webs)
      // As the same account: root would give the folders to another.
      const { status, stderr } = spawnSync(program, [...argumentsFor(folder), '-t'], { ...account })
      if (status !== 0) throw new Error(`nginx refuses its file:\n${stderr.toString()}`)
      running.kill('SIGHUP')
    },
    async close() {
      process.off('exit', killAtExit)
      if (running.exitCode !== null) return
      const ended = once(running, 'exit')
      running.kill('SIGTERM')
      await ended
    },
  }
}

const argumentsFor = (folder: string) => ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log']

/** What Debian's own nginx.conf is around the files of sites, for an instance without rights. */
const frameFile = (folder: string): string => `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 768; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `  ${what}_temp_path ${folder}/${what};`).join('\n')}
  include ${folder}/site.conf;
}
`

async function readNginxVersion(): Promise<ProxyPlace['version']> {
  const { output } = await runQuietly(program, ['-v'])
  const [, major, minor, patch] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(output) ?? []
  if (patch === undefined) throw new Error(`nginx did not say its version: ${output}`)
  return [Number(major), Number(minor), Number(patch)]
}

async function makeCertificate(certificate: string, key: string): Promise<void> {
  const { exitCode, output } = await runQuietly('openssl', [
    ...[
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '365',
    ],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate],
  ])
  if (exitCode !== 0) throw new Error(`openssl made no certificate:\n${output}`)
  chmodSync(key, 0o600)
}

async function untilListening(running: ChildProcess, folder: string, port: number): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    if (running.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return
    await sleep(100)
  }
  throw new Error('nginx was not ready in time')
}
