import type { z } from 'zod'

/**
 * An environment variable. This declaration is the only source: `readConfig` parses it, and
 * `npm run settings -- write` makes `docs/settings.md` and `.env.example` from it.
 */
export interface Setting {
  description: string
  schema: z.ZodType
  /** The text that applies if the variable is not set. */
  default?: string
  /** What applies if there is no fixed default. */
  fallback?: string
  example: string
  /** Never log it, never commit it. */
  secret?: true
  /**
   * It has no effect alone: which settings it needs, each by name or, with a value, `NAME=value`. The
   * server refuses to start without them.
   */
  requires?: readonly string[]
}
