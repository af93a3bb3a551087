import type { Config } from '../../config.ts'
import { createLog } from '../../log.ts'
import type { Tracer } from './tracer.ts'

/** Traces for a collector (OTLP over HTTP), where one is named; undefined where none is, and nothing is loaded for it. */
export async function openTracer(config: Config): Promise<Tracer | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config
  if (endpoint === undefined) return undefined
  const { createTracer } = await import('./tracer.ts')
  return createTracer({
    endpoint,
    headers: headers ?? {},
    service: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    hasProxy: config.TRUST_PROXY > 0,
    log: createLog(config),
  })
}
