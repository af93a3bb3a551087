import type { AnyEndpoint, CallInput } from '@tower/contract/endpoint.ts'
import { CallError } from '@tower/contract/client.ts'
import { fillAddress } from '@tower/contract/address.ts'
import { saveBlob } from '../ui/copy/save-file.ts'
import { getAccessToken } from './access-token.ts'

/** Fetches a file that only this session may read, and hands it to the browser to keep. Throws where it is refused. */
export async function downloadFile<E extends AnyEndpoint>(
  { path }: E,
  input: CallInput<E>,
  name: string,
): Promise<void> {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
  }
  const token = await getAccessToken()
  const address = `${fillAddress<string>(path, params)}?${new URLSearchParams(query).toString()}`
  const answer = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (!answer.ok) throw await refusalOf(answer)
  saveBlob(name, await answer.blob())
}

/** With its code where it has one: a proof that is asked for can be given, and the file fetched once more. */
async function refusalOf(answer: Response): Promise<CallError> {
  const said: unknown = await answer.json().catch(() => undefined)
  const { error, code } = (said ?? {}) as { error?: unknown; code?: unknown }
  return new CallError(
    answer.status,
    typeof error === 'string' ? error : '',
    typeof code === 'string' ? code : undefined,
  )
}
