import { useState } from 'react'

type Drawn = { key: number; of: string; becomes?: string }

/**
 * The form of a thing that gets its address with its first saving: it stays the same one there, with what was typed meanwhile.
 * Any other address is another form.
 */
export function useSameForm(address: string) {
  const [drawn, setDrawn] = useState<Drawn>({ key: 0, of: address })
  if (address === drawn.becomes) setDrawn({ key: drawn.key, of: address })
  else if (address !== drawn.of) setDrawn({ key: drawn.key + 1, of: address })
  return {
    key: drawn.key,
    /** The thing lies there from now on. */
    follow: (becomes: string) => setDrawn((before) => ({ ...before, becomes })),
  }
}
