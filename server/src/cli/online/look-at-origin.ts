import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { z } from 'zod'
import type { Version } from '../../process/read-version.ts'
import { askSite } from './ask-site.ts'

const Told = z.object({ name: z.string(), version: z.string(), commit: z.string().nullable() })

/** Whether the site answers under its own address, from this machine, and in which version; throws where it does not. */
export async function lookAtOrigin(
  origin: string,
  ours: Pick<Version, 'name' | 'version' | 'commit'>,
): Promise<string> {
  const answer = await askSite(origin + processEndpoints.version.path)
  const told = Told.safeParse(await answer.json().catch(() => undefined))
  if (!told.success || told.data.name !== ours.name)
    throw new Error(`${origin} leads to something else: ${answer.status} at /version`)
  const ready = await askSite(origin + processEndpoints.ready.path)
  await ready.body?.cancel()
  if (!ready.ok) throw new Error(`${origin} answers, but is not ready: ${ready.status} at /readyz`)
  if (told.data.commit !== ours.commit || told.data.version !== ours.version)
    throw new Error(
      `${origin} runs another version than lies here: ${describe(told.data)}, not ${describe(ours)}`,
    )
  return `${origin} answers in this version`
}

const describe = ({ version, commit }: { version: string; commit: string | null }) =>
  `${version} (${commit?.slice(0, 8) ?? 'of no commit'})`
