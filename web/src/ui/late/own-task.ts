/**
 * Runs work in a task of its own, so that what the browser does already, and what is pressed, goes first. No timer: those wait a
 * second in a tab that lies behind others.
 */
export function inOwnTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    work()
  })
  port1.start()
  port2.postMessage(undefined)
}
