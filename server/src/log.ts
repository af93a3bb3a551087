import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/**
 * What is told of an error. Errors of the database and the mail server carry rows, bound values and
 * addresses beside these; those stay out.
 */
const toldOfErrors = [
  'type',
  'message',
  'stack',
  'code',
  'constraint',
  'table',
  'column',
  'routine',
  'query',
] as const

/** The log of this process: structured lines without secrets, and without e-mail addresses in full. */
export function createLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    redact: ['req.headers.authorization', 'headers.authorization'],
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return maskText(String(error))
  const all = stdSerializers.err(error) as unknown as Record<string, unknown>
  return Object.fromEntries(
    toldOfErrors.flatMap((name) => {
      const value = all[name]
      if (value === undefined) return []
      return [[name, typeof value === 'string' ? maskText(value) : value]]
    }),
  )
}

/** `dana@example.org` becomes `d…@example.org`; what a link unlocks is cut out. */
function maskText(text: string): string {
  return text
    .replace(/([\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]*@(?=[\w-]+\.)/g, '$1…@')
    .replace(/\b((?:token(?:_hash)?|link|code|session_id)=)[^\s&\"']+/g, '$1…')
}
