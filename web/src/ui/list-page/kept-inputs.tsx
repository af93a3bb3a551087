import { useSearchParams } from 'react-router'

/** What the address says besides what a form asks for itself: sent without a script, the form keeps it. */
export function KeptInputs({ but }: { but: readonly string[] }) {
  const [address] = useSearchParams()
  return [...address].map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  )
}
