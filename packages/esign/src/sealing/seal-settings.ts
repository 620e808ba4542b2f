import type { FetchCrl } from './add-validation-data.ts'
import type { FetchTimeStamp, TimeStamping } from './time-stamps/obtain-time-stamp.ts'
import type { SealLevel } from './seal-pdf.ts'

/** How a house seals, as plain values: they can be posted to a worker. */
export interface SealSettings {
  level: SealLevel
  /** RFC 3161 authorities, tried in this order; without one every seal is B-B. */
  timeStampUrls: string[]
  /** How long each authority may take. */
  timeoutMs: number
}

/** What of the network a seal may ask for. */
export interface SealPorts {
  fetchTimeStamp?: FetchTimeStamp
  fetchCrl?: FetchCrl
}

/** How to get time stamps, or `undefined` where none are asked for. */
export function getTimeStamping(
  settings: SealSettings | undefined,
  { fetchTimeStamp }: SealPorts,
): TimeStamping | undefined {
  return settings && settings.level !== 'B-B' && settings.timeStampUrls.length > 0 && fetchTimeStamp
    ? { urls: settings.timeStampUrls, timeoutMs: settings.timeoutMs, fetchTimeStamp }
    : undefined
}
