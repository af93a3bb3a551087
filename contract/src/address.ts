/** The names of the parameters in an address such as `/draws/:drawId`. */
export type ParametersOf<Address extends string> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParametersOf<`/${More}`>
    : Rest
  : never

/** Puts values into the parameters of an address. */
export function fillAddress<Address extends string>(
  address: Address,
  values: Record<ParametersOf<Address>, string | number>,
): string {
  const given: Record<string, string | number> = values
  return address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
}

/** The way to an address with parameters: `wayTo('/draws/:drawId')({ drawId })`. */
export function wayTo(address: string): (values: Record<string, string | number>) => string {
  return (values) => fillAddress<string>(address, values)
}
