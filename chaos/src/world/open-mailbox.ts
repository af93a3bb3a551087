import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server that keeps of each mail only how often it came; whoever wants more reads each as it comes. */
export type Mailbox = { url: string; arrivals: Map<string, number>; close(): void }

/** Starts it on a free port of this machine. */
export async function openMailbox(read?: (mail: string) => void): Promise<Mailbox> {
  const arrivals = new Map<string, number>()
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    converse(socket, (mail) => {
      const messageId = /^message-id:\s*<([^@>]+)/im.exec(mail)?.[1] ?? 'none'
      arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1)
      read?.(mail)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    arrivals,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** As much of SMTP as a sender of single mails needs. */
function converse(socket: Socket, keep: (mail: string) => void): void {
  let heard = ''
  let isMail = false
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`)
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    heard += chunk.toString()
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n'
      const at = heard.indexOf(end)
      if (at < 0) return
      const said = heard.slice(0, at)
      heard = heard.slice(at + end.length)
      if (isMail) keep(said)
      say(isMail ? '250 kept' : answerTo(said))
      isMail = !isMail && /^data/i.test(said)
      if (/^quit/i.test(said)) socket.end()
    }
  })
  say('220 mailbox')
}

function answerTo(command: string): string {
  if (/^data/i.test(command)) return '354 go on'
  return /^quit/i.test(command) ? '221 bye' : '250 well'
}
