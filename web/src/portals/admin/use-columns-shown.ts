import { useState } from 'react'

type Named = { id: string; head: string }

/** What somebody has chosen of the columns of a list: those put away, and those that stay however narrow it is. */
type Choice = { hidden: readonly string[]; kept: readonly string[] }

/**
 * Which columns of a list somebody has put away on this device, and which they want to see at every width. The first says what
 * a row is, and stays.
 */
export function useColumnsShown<Column extends Named>(list: string, columns: readonly Column[]) {
  const [choice, setChoice] = useState(() => readChoice(list))
  const change = (id: string, isShown: boolean) => {
    const next = {
      hidden: isShown ? without(choice.hidden, id) : [...without(choice.hidden, id), id],
      kept: isShown ? [...without(choice.kept, id), id] : without(choice.kept, id),
    }
    setChoice(next)
    keep(`columns-hidden.${list}`, next.hidden)
    keep(`columns-kept.${list}`, next.kept)
  }
  return {
    shown: columns
      .filter(({ id }, nth) => nth === 0 || !choice.hidden.includes(id))
      .map((column) => (choice.kept.includes(column.id) ? { ...column, stays: true } : column)),
    choices: columns
      .slice(1)
      .filter(({ head }) => head !== '')
      .map(({ id, head }) => ({ id, head, isShown: !choice.hidden.includes(id) })),
    change,
  }
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

const readChoice = (list: string): Choice => ({
  hidden: read(`columns-hidden.${list}`),
  kept: read(`columns-kept.${list}`),
})

function read(place: string): readonly string[] {
  try {
    return localStorage.getItem(place)?.split(',').filter(Boolean) ?? []
  } catch {
    return []
  }
}

function keep(place: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, ids.join(','))
  } catch {
    // A browser that keeps nothing shows all of them the next time.
  }
}
