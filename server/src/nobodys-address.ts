/** Whether this stands in place of the address of whoever was erased: nobody reads there, and nobody is shown it. */
export const isNobodys = (address: string): boolean => address.endsWith('@erased.invalid')
