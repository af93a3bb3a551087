import { isCallError } from './call-error.ts'

/**
 * What the status line says of a page whose data could not be had: that its visitor's network asks for too much, or that
 * the page is not to be had for the moment.
 */
export function failedStatus(error: unknown): 429 | 503 {
  return isCallError(error) && error.status === 429 ? 429 : 503
}
