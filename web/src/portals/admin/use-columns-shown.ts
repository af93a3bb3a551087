import { useState } from 'react'

type Named = { id: string; head: string }

/** Which columns of a list somebody has put away on this device. The first says what a row is, and stays. */
export function useColumnsShown<Column extends Named>(list: string, columns: readonly Column[]) {
  const [hidden, setHidden] = useState(() => readHidden(list))
  const change = (id: string, isShown: boolean) => {
    const next = isShown ? hidden.filter((one) => one !== id) : [...hidden, id]
    setHidden(next)
    keepHidden(list, next)
  }
  return {
    shown: columns.filter(({ id }, nth) => nth === 0 || !hidden.includes(id)),
    choices: columns
      .slice(1)
      .filter(({ head }) => head !== '')
      .map(({ id, head }) => ({ id, head, isShown: !hidden.includes(id) })),
    change,
  }
}

const placeOf = (list: string) => `columns-hidden.${list}`

function readHidden(list: string): string[] {
  try {
    return localStorage.getItem(placeOf(list))?.split(',').filter(Boolean) ?? []
  } catch {
    return []
  }
}

function keepHidden(list: string, hidden: readonly string[]): void {
  try {
    if (hidden.length === 0) localStorage.removeItem(placeOf(list))
    else localStorage.setItem(placeOf(list), hidden.join(','))
  } catch {
    // A browser that keeps nothing shows all of them the next time.
  }
}
