/**
 * Set once the process has been told to stop. Until it closes, it still serves, and says that it is not
 * ready, so that a proxy sends new requests to another server.
 */
export interface Draining {
  hasBegun: boolean
}
