import { z } from 'zod'

/**
 * Keys that a body may have and that say nothing, at any depth: a client of the specification sends an
 * object back as it received it. All other keys that a schema does not know are refused.
 */
export const echoedKeys = z.registry<{ keys: readonly string[] }>()
