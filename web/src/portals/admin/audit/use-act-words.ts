import { useTexts } from '../../../texts/use-texts.ts'
import { targetName } from './target-name.ts'

/** What the audit log says was done, in words. An entry of another version can have a code that no word is known of any more. */
export function useActWords(): (action: string) => string | undefined {
  const acts: Readonly<Record<string, string>> = useTexts('auditWords').acts
  return (action) => (Object.hasOwn(acts, action) ? acts[action] : undefined)
}

/** What an act was done to, by its kind. */
export function useTargetWords(): (kind: string) => string {
  const targets: Readonly<Record<string, string>> = useTexts('auditWords').targets
  return (kind) => targets[targetName(kind)] ?? kind
}
