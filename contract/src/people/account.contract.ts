/** The page about oneself: name, language, devices, export, erasure, step-up. */
export const accountEndpoints = {}
