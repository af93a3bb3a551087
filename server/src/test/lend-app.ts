import type { FastifyInstance, FastifyRequest } from 'fastify'
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

/** Those that nobody has borrowed now, with their settings; the one that was used last stands last. */
const idle: { settings: string; lendable: LendableApp }[] = []
/** Settings that hold a port or a folder of one test never come again, and a server is five hundred routes. */
const mostIdle = 2

export type AppLoan = { app: FastifyInstance; giveBack(): Promise<void> }

/**
 * Lends a whole server over these services. Mounting some five hundred routes is most of what a server costs; everything
 * that it remembers lies in what answers them, which is made anew for each loan.
 */
export async function lendApp(services: Services): Promise<AppLoan> {
  const settings = JSON.stringify(services.config)
  const at = idle.findLastIndex((one) => one.settings === settings)
  const [found] = at === -1 ? [] : idle.splice(at, 1)
  const lent = found?.lendable ?? (await makeLendableApp(services))
  if (found) await orClose(lent.app, () => lent.answerWith(services))
  let isLent = true
  return {
    app: lent.app,
    giveBack: async () => {
      if (!isLent) return
      isLent = false
      if (!(await orClose(lent.app, lent.takeBack))) return lent.app.close()
      idle.push({ settings, lendable: lent })
      for (const { lendable } of idle.splice(0, idle.length - mostIdle)) await lendable.app.close()
    },
  }
}

/** Closes a server whose work fails: nobody else would. */
async function orClose<T>(app: FastifyInstance, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await app.close()
    throw error
  }
}

async function makeLendableApp(services: Services): Promise<LendableApp> {
  const app = await openServer(services)
  const stopping = stopGracefully(app, { noticeMs: 0, endStreams: () => undefined })
  let answers: Answers | undefined
  const ends: (() => Promise<void>)[] = []
  const endAll = async (): Promise<void> => {
    answers = undefined
    await runAll(ends.splice(0).toReversed())
  }
  const answerWith = async (borrower: Services): Promise<void> => {
    answers = await openAnswers(borrower, {
      ...{ live: undefined, stopping },
      onClose: (end) => void ends.push(end),
    })
  }
  app.addHook('onClose', endAll)
  const isUsable = watchUse(app)
  await orClose(app, async () => {
    await answerWith(services)
    await mountAnswers(app, () => {
      if (!answers) throw new Error('this test app is closed')
      return answers
    })
    await app.ready()
  })
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

/** Runs every end, one after the other, and throws what failed only then. */
async function runAll(ends: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const end of ends) await end().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'what answered a test did not end')
}

/** Whether a server never had an address or an end of its own, and answers nobody now. */
function watchUse(app: FastifyInstance): () => boolean {
  // No count: whom a hook before this one refuses has an end here, and no beginning.
  const underWay = new Set<FastifyRequest>()
  let isOver = false
  app.addHook('onRequest', (request, _reply, done) => {
    underWay.add(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    underWay.delete(request)
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
  return () => !isOver && underWay.size === 0
}
