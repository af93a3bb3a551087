/** The second factor of staff: enrolling, proving, recovery codes. */
export const secondFactorEndpoints = {}
