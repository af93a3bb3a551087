/** Staff manage people: roles, disabling. */
export const directoryEndpoints = {}
