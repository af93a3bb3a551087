/** The database is a rehearsal and the process is not one, or the other way round; the message says what to do. */
export class OtherKind extends Error {
  override readonly name = 'OtherKind'
}
