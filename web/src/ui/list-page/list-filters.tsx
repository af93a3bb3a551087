import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { fillText } from '../../texts/fill-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { SelectField, TextField } from '../field/field.tsx'
import { lateInBrowser } from '../late/late.tsx'
import { useIsHydrated } from '../hydration/use-is-hydrated.ts'
import { ClearButton } from './clear-filters.tsx'
import type { FilterField } from './filter-field.ts'
import { KeptInputs } from './kept-inputs.tsx'
import styles from './list-page.module.css'
import { isNarrowed } from './list-query.ts'
import type { ListAddress } from './use-list-query.ts'

const typingPauseMs = 300

// Come once a filter is on; their line is kept free for them, so that no row moves under the hand when they come.
const FilterChips = lateInBrowser(() => import('./filter-chips.tsx'))

export type ListFiltersProps = {
  list: ListAddress<string, string>
  /** What the search looks through; without it there is none. */
  searchLabel?: string | undefined
  fields: readonly FilterField[]
  /** Orders for phones, where a table has no heads to press. */
  orders: readonly { value: string; label: string }[]
  /** Where rows have no heads to press at any width. */
  alwaysOrders?: boolean
  /** The filters lie behind a button at every width, in the row of a list's tools; else on phones alone. */
  folded?: boolean
}

/**
 * Search, filters and order: a form of its own, so that it works before and without a script. Filters lie folded, so that rows
 * begin above the fold; those that are on stand below as chips.
 */
export function ListFilters(props: ListFiltersProps) {
  const { list, searchLabel, fields, orders, alwaysOrders = false, folded = false } = props
  const { list: texts } = useTexts('kit')
  const isHydrated = useIsHydrated()
  const { query, change } = list
  const [isUnfolded, setUnfolded] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  const fieldsId = useId()
  const folds = isHydrated && fields.length + orders.length > 0
  const active = fields.filter(({ name }) => query.filters[name]).length
  return (
    <Form
      method="get"
      role="search"
      className={classNames(styles.filters, folded && styles.inTools)}
      data-folded={folds && !isUnfolded ? '' : undefined}
      onSubmit={(event) => event.preventDefault()}
      preventScrollReset
    >
      {searchLabel !== undefined && (
        <TypedField
          className={styles.search}
          type="search"
          name="q"
          label={searchLabel}
          labelHidden={folded}
          placeholder={folded ? searchLabel : undefined}
          value={query.q}
          onType={(q) => change({ q })}
        />
      )}
      {folds && (
        <FoldButton
          ref={fold}
          className={classNames(styles.fold, fields.length === 0 && styles.orderFold)}
          aria-expanded={isUnfolded}
          aria-controls={fieldsId}
          active={active}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      )}
      <Fields {...{ list, fields, orders, alwaysOrders }} id={fieldsId} />
      <input type="hidden" name="pageSize" value={query.pageSize} />
      <KeptInputs but={['q', 'sort', 'page', 'pageSize', ...fields.map(({ name }) => name)]} />
      {!isHydrated && <Button type="submit">{texts.apply}</Button>}
      {!folded && isNarrowed(query) && <ClearButton list={list} />}
      {folds && active > 0 && (
        <FilterChips {...{ list, fields }} focusAfter={() => fold.current?.focus()} waiting={<ul />} />
      )}
    </Form>
  )
}

type FieldsProps = Pick<ListFiltersProps, 'list' | 'fields' | 'orders'> & {
  alwaysOrders: boolean
  id: string
}

function Fields({ list, fields, orders, alwaysOrders, id }: FieldsProps) {
  const { list: texts } = useTexts('kit')
  return (
    <div id={id} className={styles.fields}>
      {fields.map((field) => (
        <Filter key={field.name} field={field} list={list} />
      ))}
      {orders.length > 0 && (
        <SelectField
          className={alwaysOrders ? styles.longWords : styles.order}
          name="sort"
          label={texts.order}
          value={list.query.sort}
          onChange={(event) => list.change({ sort: event.target.value })}
        >
          <Options options={orders} />
        </SelectField>
      )}
    </div>
  )
}

type FoldButtonProps = ComponentProps<typeof Button> & { active: number }

function FoldButton({ active, ...button }: FoldButtonProps) {
  const { list: texts } = useTexts('kit')
  return (
    <Button {...button}>{active > 0 ? fillText(texts.filtersOn, { count: active }) : texts.filters}</Button>
  )
}

function Filter({ field, list }: { field: FilterField; list: ListFiltersProps['list'] }) {
  const { list: texts } = useTexts('kit')
  const { name, label, options, type = 'text', field: ownField, shown } = field
  const value = list.query.filters[name] ?? ''
  const choose = (chosen: string) => list.change({ filters: { [name]: chosen } })
  if (ownField) return ownField({ name, label, value, shown, choose })
  if (!options) return <TypedField {...{ name, label, value, type }} onType={choose} />
  return (
    <SelectField name={name} label={label} value={value} onChange={(event) => choose(event.target.value)}>
      <Options options={[{ value: '', label: texts.all }, ...options]} />
    </SelectField>
  )
}

function Options({ options }: { options: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** Tells when a link to another page is followed: the router says so only once it has been drawn, which may be too late. */
function useLeaving(tell: () => void): void {
  useEffect(() => {
    const press = ({ target, ctrlKey, metaKey }: MouseEvent) => {
      const link = (target as Element).closest('a')
      if (link && link.pathname !== location.pathname && !ctrlKey && !metaKey) tell()
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  })
}

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string
  onType: (value: string) => void
}

/**
 * Asks once the typing pauses. What the address says otherwise, as after Back, takes the place of what was typed; what was asked
 * here comes back with the answer, when more may have been typed already, and takes the place of nothing.
 */
function TypedField({ value, onType, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState(value)
  const [said, setSaid] = useState(value)
  const [asked, setAsked] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // To ask then would call back whoever is on the way to another page.
  useLeaving(() => clearTimeout(timer.current))
  if (said !== value) {
    setSaid(value)
    const place = asked.lastIndexOf(value)
    setAsked(place < 0 ? [] : asked.slice(place + 1))
    if (place < 0 && typed.trim() !== value) setTyped(value)
  }
  const ask = (next: string) => {
    setAsked((earlier) => [...earlier, next.trim()])
    onType(next)
  }
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(next), typingPauseMs)
  }
  return <TextField {...field} value={typed} onChange={(event) => type(event.target.value)} />
}
