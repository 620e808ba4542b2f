import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { findByHash } from './find-owners.ts'

const ErasureLine = z.object({ erasedFor: z.uuid(), personSha256: z.hex().length(64) })

/**
 * After a restore of an older backup: what the log says was erased since. Other lines are skipped.
 * Idempotent. Returns how many lines there were.
 */
export async function eraseAgain(ctx: Context, lines: readonly string[]): Promise<number> {
  const erasures = lines.flatMap((line) => {
    const parsed = ErasureLine.safeParse(parseJson(line))
    return parsed.success ? [parsed.data] : []
  })
  for (const { erasedFor: ownerId, personSha256 } of erasures) {
    const person = await findByHash(ctx, { ownerId, personSha256 })
    if (person) {
      await erasePersonalData(ctx, person)
    }
  }

  return erasures.length
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // text beside the log
  }
}
