import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A mail as it arrived: whom it was for, and its text with all headers. */
export type ReceivedMail = { to: string[]; text: string }

/**
 * For tests: a server that takes mail by SMTP (RFC 5321, without extensions) and keeps what arrives, but for what
 * `refuse` answers for an address. With a `login` it asks for that one (RFC 4954, AUTH PLAIN).
 */
export async function receiveSmtp(
  refuse: (address: string) => string | undefined = () => undefined,
  login?: Login,
): Promise<{ url: string; mails: ReceivedMail[] }> {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, { refuse, login }, (mail) => mails.push(mail)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}

type Login = { user: string; password: string }
type Rules = { refuse: (address: string) => string | undefined; login: Login | undefined }

function converse(socket: Socket, { refuse, login }: Rules, keep: (mail: ReceivedMail) => void): void {
  let rest = ''
  let to: string[] = []
  let data: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (data) {
      if (line !== '.') return void data.push(line.replace(/^\.\./, '.'))
      keep({ to, text: data.join('\n') })
      ;[to, data] = [[], undefined]
      return void say('250 kept')
    }
    const [word = ''] = line.toUpperCase().split(/[ :]/, 1)
    const asked = login && answerLogin(word, line, login)
    if (asked !== undefined) return void say(asked)
    if (word === 'RCPT') {
      const address = line.replace(/^.*<|>.*$/g, '')
      const refusal = refuse(address)
      if (refusal !== undefined) return void say(refusal)
      to.push(address)
    }
    if (word === 'DATA') data = []
    say(word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 fine')
  }
  say('220 test')
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  socket.on('error', () => socket.destroy())
}

/** What is said to whoever begins or logs in; undefined for all else. */
function answerLogin(word: string, line: string, { user, password }: Login): string | undefined {
  if (word === 'EHLO') return '250-test\r\n250 AUTH PLAIN'
  if (word !== 'AUTH') return undefined
  const told = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString('utf8')
  return told === `\0${user}\0${password}` ? '235 come in' : '535 5.7.8 wrong password'
}
