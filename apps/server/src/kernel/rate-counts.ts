/** Requests of a caller since the last exchange. */
export interface SentCount {
  /** The limit and the caller. */
  key: string
  count: number
  /** Until the caller's minute ends. */
  leftMs: number
}

/** Adds the counts of this server to those of all, and returns the sums. */
export type ExchangeCounts = (sent: SentCount[]) => Promise<SentCount[]>
