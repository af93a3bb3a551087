import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A mail as it arrived: where a report of it would go, whom it was for, and its text with all headers. */
export type ReceivedMail = { from: string; to: string[]; text: string }

/**
 * For tests: a server that takes mail by SMTP (RFC 5321, without extensions) and keeps what arrives, but for what
 * `refuse` answers for an address. With a `login` it asks for that one (RFC 4954, AUTH PLAIN).
 */
export async function receiveSmtp(
  refuse: (address: string) => string | undefined = () => undefined,
  { login, dataAnswer = () => undefined }: { login?: Login; dataAnswer?: () => string | undefined } = {},
): Promise<{ url: string; mails: ReceivedMail[] }> {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) =>
    converse(socket, { refuse, login, dataAnswer }, (mail) => mails.push(mail)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}

type Login = { user: string; password: string }
type Rules = {
  refuse: (address: string) => string | undefined
  login: Login | undefined
  /** What is said to a whole mail, if it is not kept. */
  dataAnswer: () => string | undefined
}

const answers: Partial<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' }

function converse(
  socket: Socket,
  { refuse, login, dataAnswer }: Rules,
  keep: (mail: ReceivedMail) => void,
): void {
  let rest = ''
  let from = ''
  let to: string[] = []
  let data: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hearData = (lines: string[], line: string): void => {
    if (line !== '.') return void lines.push(line.replace(/^\.\./, '.'))
    const refusal = dataAnswer()
    if (refusal === undefined) keep({ from, to, text: lines.join('\n') })
    ;[to, data] = [[], undefined]
    say(refusal ?? '250 kept')
  }
  const hear = (line: string): void => {
    if (data) return hearData(data, line)
    const [word = ''] = line.toUpperCase().split(/[ :]/, 1)
    const asked = login && answerLogin(word, line, login)
    if (asked !== undefined) return void say(asked)
    if (word === 'MAIL') from = line.replace(/^.*<|>.*$/g, '')
    if (word === 'RCPT') {
      const address = line.replace(/^.*<|>.*$/g, '')
      const refusal = refuse(address)
      if (refusal !== undefined) return void say(refusal)
      to.push(address)
    }
    if (word === 'DATA') data = []
    say(answers[word] ?? '250 fine')
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
