/**
 * How long a toast stays: a moment, longer where there is something to press or where it says what came to nothing. It waits while
 * it is pointed at or holds the focus.
 */
export function usualMs({ action, tone }: { action?: unknown; tone?: string | undefined }): number {
  return action === undefined && tone !== 'danger' ? 2_500 : 6_000
}
