import { z } from 'zod'

/**
 * Keys of a body that say nothing: a client of the specification sends an object back as it received it.
 * By the key of their object, '' for the body itself. All other keys that a schema does not know are
 * refused.
 */
export const echoedKeys = z.registry<Partial<Record<string, readonly string[]>>>()
