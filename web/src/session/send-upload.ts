import type { AnyEndpoint, CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { createCall, type Incoming, type Outgoing } from '@tower/contract/client.ts'
import { getAccessToken } from './access-token.ts'

export type SendingFile = {
  onPercent: (percent: number) => void
  signal: AbortSignal
}

/**
 * Calls an endpoint that takes a file in, and tells how far it is. What the call takes beside the file goes along as fields.
 * By XMLHttpRequest: fetch doesn't tell what has left.
 */
export function sendUpload<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  file: File,
  sending: SendingFile,
): Promise<CallOutput<E>> {
  const call = createCall(async (request) =>
    sendForm(request, { file, token: await getAccessToken(), ...sending }),
  )
  return call(endpoint, input)
}

function sendForm(
  { method, path, body }: Outgoing,
  { file, token, onPercent, signal }: SendingFile & { file: File; token: string | undefined },
): Promise<Incoming> {
  const form = new FormData()
  const fields =
    body === undefined ? {} : (JSON.parse(body) as Record<string, string | number | boolean | object | null>)
  // The file comes last: what is said of it is known before it arrives.
  for (const [name, value] of Object.entries(fields))
    if (value !== null) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      })
    request.onerror = () => reject(new TypeError('Failed to send'))
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(new DOMException('The upload was canceled.', 'AbortError'))
    request.send(form)
  })
}
