export interface S3Settings {
  bucket: string
  region: string
  /** Default: Amazon's, by the region. */
  endpoint: string | undefined
  /** Begins the name of each file: empty, or with a slash at its end. */
  prefix: string
  /** How long a new file is locked against removal. */
  objectLockDays: number | undefined
}
