import { useLayoutEffect, useRef } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { showTime } from '../time/show-time.ts'
import type { FilterField } from './filter-field.ts'
import styles from './filter-chips.module.css'
import { withoutFilters } from './list-query.ts'
import type { ListAddress } from './use-list-query.ts'

export type FilterChipsProps = {
  list: ListAddress<string, string>
  fields: readonly FilterField[]
  /** Gets the focus where the last chip is gone. */
  focusAfter: () => void
}

/** What narrows a list, each filter by its name and value and to be taken away by one press. */
export default function FilterChips({ list, fields, focusAfter }: FilterChipsProps) {
  const { list: texts } = useTexts('kit')
  const chips = useChips(list, fields)
  const { ref, pressed } = useFocusAfter(chips.length, focusAfter)
  return (
    <ul ref={ref} className={styles.chips} aria-label={texts.filtersNow}>
      {chips.map(({ name, label, value }, nth) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={fillText(texts.removeFilter, { filter: `${label}: ${value}` })}
            onClick={() => {
              pressed(nth)
              list.change({ filters: { [name]: '' } })
            }}
          >
            <span>
              {label}: <strong>{value}</strong>
            </span>
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              pressed(0)
              list.change(withoutFilters(list.spec))
            }}
          >
            {texts.clearAll}
          </button>
        </li>
      )}
    </ul>
  )
}

function useChips({ query: { filters } }: ListAddress<string, string>, fields: readonly FilterField[]) {
  const language = useLanguage()
  const { unnamed } = useTexts('kit').list
  return fields.flatMap(({ name, label, options, type, shown, field }) => {
    const value = filters[name]
    if (!value) return []
    const named = shown ?? options?.find((option) => option.value === value)?.label
    const isDay = type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)
    if (isDay) return [{ name, label, value: named ?? showTime(value, 'date', language) }]
    // Nobody reads the id of a choice that is none any more; what is typed as it stands, as in the audit log, is the value itself.
    const isGone = (options ?? field) !== undefined && isUuid.test(value)
    return [{ name, label, value: named ?? (isGone ? unnamed : value) }]
  })
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * A chip that was pressed is gone: the one that takes its place gets the focus, and where none is left, so that these chips are gone
 * as well, whatever opens the filters.
 */
function useFocusAfter(count: number, focusAfter: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number>(undefined)
  const after = useRef(focusAfter)
  useLayoutEffect(() => {
    after.current = focusAfter
  })
  useLayoutEffect(() => {
    if (place.current === undefined || count === 0) return
    const chips = list.current?.querySelectorAll('button')
    chips?.[Math.min(place.current, count - 1)]?.focus()
    place.current = undefined
  }, [count])
  useLayoutEffect(
    () => () => {
      if (place.current !== undefined) after.current()
    },
    [],
  )
  return { ref: list, pressed: (nth: number) => void (place.current = nth) }
}
