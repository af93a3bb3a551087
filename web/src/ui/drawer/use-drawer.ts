import { useSearchParams } from 'react-router'

export type DrawerAddress = {
  /** What the open drawer is about. */
  openId: string | undefined
  /** The address that opens the drawer over the list as it stands. */
  linkTo: (id: string) => string
  close: () => void
}

/** Keeps in the address what the drawer shows: a link opens it, Back closes it, and both can be sent to somebody. */
export function useDrawer(parameter: string): DrawerAddress {
  const [address, setAddress] = useSearchParams()
  return {
    openId: address.get(parameter) || undefined,
    linkTo: (id) => `?${withParameter(address, parameter, id).toString()}`,
    close: () =>
      setAddress((before) => withParameter(before, parameter, undefined), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

/** The address with a parameter set or left out; everything else stays. */
export function withParameter(
  address: URLSearchParams,
  parameter: string,
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === undefined) next.delete(parameter)
  else next.set(parameter, value)
  return next
}
