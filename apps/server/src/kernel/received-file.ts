/** A request's body on disk, in a private folder. It is removed when its request has been answered. */
export interface ReceivedFile {
  path: string
  bytes: number
  sha256: string
  /** Its first kilobyte. */
  head: Uint8Array
}
