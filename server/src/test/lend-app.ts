import type { FastifyInstance } from 'fastify'
import { mountAnswers, openAnswers, type Answers } from '../app.ts'
import { openServer } from '../http/open-server.ts'
import { stopGracefully } from '../http/stop-gracefully.ts'
import type { Services } from '../services.ts'

/** A server with its routes mounted, which takes what answers them from one test after the other. */
type LendableApp = {
  app: FastifyInstance
  answerWith(services: Services): Promise<void>
  /** Ends what the last borrower was answered with; false where the server is of no more use. */
  takeBack(): Promise<boolean>
}

/** By their settings: those that nobody has borrowed now. */
const returned = new Map<string, LendableApp[]>()

export type AppLoan = { app: FastifyInstance; giveBack(): Promise<void> }

/**
 * Lends a whole server over these services. Mounting some five hundred routes is most of what a server costs; everything
 * that it remembers lies in what answers them, which is made anew for each loan.
 */
export async function lendApp(services: Services): Promise<AppLoan> {
  const settings = JSON.stringify(services.config)
  const kept = returned.get(settings) ?? []
  returned.set(settings, kept)
  const lendable = kept.pop()
  await lendable?.answerWith(services)
  const lent = lendable ?? (await makeLendableApp(services))
  let isLent = true
  return {
    app: lent.app,
    giveBack: async () => {
      if (!isLent) return
      isLent = false
      if (await lent.takeBack()) kept.push(lent)
      else await lent.app.close()
    },
  }
}

async function makeLendableApp(services: Services): Promise<LendableApp> {
  const app = await openServer(services)
  const stopping = stopGracefully(app, { noticeMs: 0, endStreams: () => undefined })
  let answers: Answers | undefined
  const ends: (() => Promise<void>)[] = []
  const endAll = async (): Promise<void> => {
    answers = undefined
    for (const end of ends.splice(0)) await end()
  }
  const answerWith = async (borrower: Services): Promise<void> => {
    answers = await openAnswers(borrower, {
      ...{ live: undefined, stopping },
      onClose: (end) => void ends.push(end),
    })
  }
  await answerWith(services)
  await mountAnswers(app, () => {
    if (!answers) throw new Error('this test app is closed')
    return answers
  })
  const isUsable = watchUse(app)
  app.addHook('onClose', endAll)
  await app.ready()
  return {
    app,
    answerWith,
    takeBack: async () => {
      if (!isUsable() || stopping.announced.aborted) return false
      await endAll()
      return true
    },
  }
}

/** Whether a server never had an address or an end of its own, and answers nobody now. */
function watchUse(app: FastifyInstance): () => boolean {
  let underWay = 0
  let isOver = false
  app.addHook('onRequest', (_request, _reply, done) => {
    underWay += 1
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    underWay -= 1
    done()
  })
  app.addHook('onListen', (done) => {
    isOver = true
    done()
  })
  app.addHook('preClose', (done) => {
    isOver = true
    done()
  })
  return () => !isOver && underWay === 0
}
