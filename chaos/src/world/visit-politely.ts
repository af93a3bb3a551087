import { Agent, request } from 'node:http'

/** Visitors who ask one thing after the other and wait for each answer. */
export type Visitors = {
  /** Lets them finish; answers how many were asked and what went wrong, in words and how often. */
  end(): Promise<{ asked: number; failed: Map<string, number> }>
}

const atOnce = 8

/** Sends them in; half keep their connection, half come with a new one each time. */
export function visitPolitely(origin: string, paths: readonly string[]): Visitors {
  const failed = new Map<string, number>()
  let asked = 0
  let isOver = false
  const visitor = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 })
    for (let turn = number; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const outcome = await visit(`${origin}${path}`, agent)
      asked += 1
      if (outcome !== '200') failed.set(`${path}: ${outcome}`, (failed.get(`${path}: ${outcome}`) ?? 0) + 1)
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, number) => visitor(number)))
  return {
    async end() {
      isOver = true
      await all
      return { asked, failed }
    },
  }
}

/** The status of a whole answer, or the name of what broke it. */
function visit(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const asked = request(url, { agent, timeout: 30_000 }, (answer) => {
      answer.on('error', broken)
      answer.on('end', () => resolve(String(answer.statusCode)))
      answer.resume()
    })
    asked.on('error', broken)
    asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
    asked.end()
  })
}
