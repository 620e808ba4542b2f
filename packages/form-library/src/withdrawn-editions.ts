/** An edition of a library form that is not to be used anymore, because it was wrong. */
export interface WithdrawnEdition {
  formId: string
  edition: string
  /** From this day on at the home, `YYYY-MM-DD`. */
  day: string
  /** For its owner, as sentences. */
  reason: string
  /** Whether packets that are not sent are stopped, or their owners only told. */
  unsent: 'stop' | 'warn'
  /** Another form that takes its place; else its own newest edition. */
  replacementId?: string
}

/**
 * A release that corrects a form adds the edition that was wrong. Owners of packets with it are told at
 * the first start.
 */
export const withdrawnEditions: readonly WithdrawnEdition[] = []
