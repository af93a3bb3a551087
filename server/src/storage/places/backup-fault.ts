/** A backup can't be made, read or restored; the message says why and what to do, and no stack is of any use. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
}
