import type { FetchCrl } from './add-validation-data.ts'
import type { FetchTimeStamp, TimeStamping } from './time-stamps/obtain-time-stamp.ts'
import type { SealLevel } from './seal-pdf.ts'

/** Settings for seals, as plain values that can be posted to a worker thread. */
export interface SealSettings {
  level: SealLevel
  /** RFC 3161 authorities in the order in which they are tried. Without one, every seal is B-B. */
  timeStampUrls: string[]
  /** Timeout for each authority. */
  timeoutMs: number
}

export interface SealPorts {
  fetchTimeStamp?: FetchTimeStamp
  fetchCrl?: FetchCrl
}

/** `undefined` if no time stamps are requested. */
export function getTimeStamping(
  settings: SealSettings | undefined,
  { fetchTimeStamp }: SealPorts,
): TimeStamping | undefined {
  return settings && settings.level !== 'B-B' && settings.timeStampUrls.length > 0 && fetchTimeStamp
    ? { urls: settings.timeStampUrls, timeoutMs: settings.timeoutMs, fetchTimeStamp }
    : undefined
}
