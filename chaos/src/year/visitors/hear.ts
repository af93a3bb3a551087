import { request, type Agent } from 'node:https'
import type { Heard } from './ask-politely.ts'

const answerWithinMs = 60_000

/** One request, whole, or the name of what broke it. */
export function hear(url: string, agent: Agent): Promise<Heard> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve({ broken: error.code ?? error.message })
    const asked = request(url, { agent, timeout: answerWithinMs }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (body += chunk))
      answer.on('error', broken)
      answer.on('end', () => {
        const retryAfter = answer.headers['retry-after']
        resolve({ status: answer.statusCode ?? 0, retryAfter, body })
      })
    })
    asked.on('error', broken)
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${answerWithinMs / 1_000} s`)))
    asked.end()
  })
}
