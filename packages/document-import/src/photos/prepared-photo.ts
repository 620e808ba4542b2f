export interface PhotoFile {
  path: string
  bytes: number
}

/** A JPEG without metadata, upright. */
export interface PreparedPhoto {
  jpeg: Uint8Array
  /** In pixels. */
  width: number
  height: number
}
