import type { AnyEndpoint, CallInput } from '@tower/contract/endpoint.ts'
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
  if (!answer.ok) throw new Error(`the file was answered ${answer.status}`)
  saveBlob(name, await answer.blob())
}
