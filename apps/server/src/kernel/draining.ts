/**
 * Set once the process has been told to stop. Until it closes, it still serves, and says that it is not
 * ready, so that a proxy sends new requests to another server.
 */
export interface Draining {
  hasBegun: boolean
}

/** The reason in the answer to a health check, which a proxy gets every second: it is not logged. */
export const stopping = 'stopping'
