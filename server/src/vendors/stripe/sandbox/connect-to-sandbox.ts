import { CONTROL_NAMES, type SandboxControls } from './controls.ts'

/** The controls of a sandbox that runs in another process. */
export function connectToSandbox(baseUrl: string): SandboxControls {
  const entries = CONTROL_NAMES.map((name) => [
    name,
    (...parameters: unknown[]) => callControl(`${baseUrl}/sandbox/${name}`, parameters),
  ])
  return Object.fromEntries(entries) as SandboxControls
}

async function callControl(url: string, parameters: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sk_test_controls' },
    body: JSON.stringify({ parameters }),
  })
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (!response.ok) throw new Error(answer.error?.message ?? `The sandbox answered ${response.status}`)
  return answer.result
}
