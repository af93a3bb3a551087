import { setTimeout as sleep } from 'node:timers/promises'

const mostTries = 30
const restMs = 1_000

/** Sends again where a busy machine had the server late, and it turned the call away before it began. */
export async function sendPatiently(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send()
    if (answer.status !== 503 || tries === mostTries) return answer
    await sleep(restMs)
  }
}
