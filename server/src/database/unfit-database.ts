/** The database, or what stands before it, does not keep what our work builds on; the message says what to do. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase'
}
