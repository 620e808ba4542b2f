import { UnprintableAnswer } from '@countersign/pdf/render/unprintable-answer'
import { SigningError } from '../errors.ts'

/** Names the answer that cannot be printed with `unsupported-characters`. */
export async function withPrintErrors<Value>(draw: () => Promise<Value>): Promise<Value> {
  try {
    return await draw()
  } catch (error) {
    if (error instanceof UnprintableAnswer) {
      const { key, message } = error
      throw new SigningError('unsupported-characters', message, [{ key, message }])
    }
    throw error
  }
}
