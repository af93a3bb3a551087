import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
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
  'queue',
] as const

/** Lines are written out together when there are so many bytes of them, and this often in any case. */
const heldBytes = 4_096
const heldForMs = 250
/** Pino's number of `warn`. */
const urgentLevel = 40

/** Where lines go. One that holds them back can be told to let them go. */
export type LogDestination = DestinationStream & { flushSync?(): void }

let standardOutput: LogDestination | undefined

/**
 * The log of this process: structured lines without secrets, and without e-mail addresses in full. Whatever is a
 * warning or worse is written out at once, and all that came before it.
 */
export function createLog(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: LogDestination = (standardOutput ??= openOutput()),
): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    redact: ['req.headers.authorization', 'headers.authorization'],
    serializers: { err: describeError },
    hooks: {
      logMethod(given, method, level) {
        method.apply(this, given)
        if (level >= urgentLevel) destination.flushSync?.()
      },
    },
  }
  return pino(options, destination)
}

/** A write for each line of an answer costs the process as much as sending a small answer does. */
function openOutput(): LogDestination {
  const output = pino.destination({ sync: true, minLength: heldBytes, periodicFlush: heldForMs })
  process.on('exit', () => output.flushSync())
  return output
}

/** The job queue hands its errors on as plain objects with the same fields. */
function describeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return maskText(String(error))
  const all = (error instanceof Error ? stdSerializers.err(error) : error) as Record<string, unknown>
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
