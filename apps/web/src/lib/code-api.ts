import { createApiClient } from './api-client.ts'

/** Calls that the code of a signing link authorizes: they send no session token. */
export const callByCode = createApiClient({ token: () => undefined }).call
