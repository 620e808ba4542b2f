import type { Verdict } from '@countersign/contract/schemas/verify'
import { verifyCalls } from '@countersign/contract/calls/verify'
import { limits } from '@countersign/contract/rules/limits'
import { mutationOptions } from '@tanstack/react-query'
import { sendFile } from '../../lib/api.ts'

export class FileTooLarge extends Error {}

/** Nothing is stored; a file above the limit is not sent. */
export const checkFile = mutationOptions({
  mutationFn: (file: File): Promise<Verdict> => {
    if (file.size > limits.verifyBytes) {
      throw new FileTooLarge()
    }
    return sendFile(verifyCalls.postVerify, file)
  },
})
