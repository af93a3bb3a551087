import type { Plugin } from 'vite'

const instrumentation = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/**
 * Leaves out what lets others watch the router: some 1.3 KB of every page, for what only the server of another app would ask. A
 * version of the router that asks for more of it fails the build, for these are all the names there are.
 */
const nothing = `
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined
`

/** Only for the browser's code. */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: instrumentation }, handler: () => nothing },
  }
}
