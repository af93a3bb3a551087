import type { ComponentType } from 'react'

/** Loads the module whose default export is the part. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The code of a part. Once it is here, it is at hand wherever the part is shown again. */
export type PartCode<Props> = {
  load: () => Promise<ComponentType<Props>>
  atHand: () => ComponentType<Props> | undefined
}

/** Remembers the part that is loaded. */
export function partCode<Props>(load: LoadPart<Props>): PartCode<Props> {
  let part: ComponentType<Props> | undefined
  return { load: async () => (part = (await load()).default), atHand: () => part }
}
