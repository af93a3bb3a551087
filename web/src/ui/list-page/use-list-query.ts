import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  changeListQuery,
  type ListChange,
  type ListQuery,
  type ListSpec,
  readListQuery,
} from './list-query.ts'

export type ListAddress<Filter extends string, Sort extends string> = {
  spec: ListSpec<Filter, Sort>
  query: ListQuery<Filter, Sort>
  /** Puts a change into the address; what is typed replaces the entry of the history. */
  change: (change: ListChange) => void
  /** The address with a change in it, for links. */
  linkTo: (change: ListChange) => string
}

/** What the address asks of a list, and the way to ask for something else. Back and forward restore it. */
export function useListQuery<Filter extends string, Sort extends string>(
  spec: ListSpec<Filter, Sort>,
): ListAddress<Filter, Sort> {
  const [address, setAddress] = useSearchParams()
  const asked = useRef<{ address: URLSearchParams; since: string }>(undefined)
  useEffect(() => {
    if (asked.current?.since !== window.location.search) asked.current = undefined
  }, [address])
  const change = useCallback(
    (wish: ListChange) => {
      // A second change may come before the first is in the address: it is made to what was asked for last. What came into the
      // address otherwise, such as an opened row, is there before React has drawn it.
      const { search } = window.location
      const base = asked.current?.since === search ? asked.current.address : new URLSearchParams(search)
      asked.current = { address: changeListQuery(base, wish, spec), since: search }
      setAddress(asked.current.address, {
        replace: wish.q !== undefined || wish.filters !== undefined,
        preventScrollReset: true,
      })
    },
    [setAddress, spec],
  )
  const linkTo = (wish: ListChange) => `?${changeListQuery(address, wish, spec).toString()}`
  return { spec, query: readListQuery(address, spec), change, linkTo }
}
