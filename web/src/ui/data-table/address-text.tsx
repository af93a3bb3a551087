import { Fragment } from 'react'

/** What has no spaces, as an address or the name of an act: it goes on in the next line before a sign, never inside a word. */
export function AddressText({ children }: { children: string }) {
  return (
    <bdi>
      {children.split(/(?<=[^@._])(?=[@._])/).map((part, position) => (
        <Fragment key={position}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
