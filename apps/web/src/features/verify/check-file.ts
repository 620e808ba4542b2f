import type { Verdict } from '@countersign/contract'
import { limits, postVerify } from '@countersign/contract/calls'
import { mutationOptions } from '@tanstack/react-query'
import { sendFile } from '../../lib/api.ts'

export class FileTooLarge extends Error {}

/** Nothing is stored; a file above the limit is not sent. */
export const checkFile = mutationOptions({
  mutationFn: (file: File): Promise<Verdict> => {
    if (file.size > limits.verifyBytes) {
      throw new FileTooLarge()
    }
    return sendFile(postVerify, file)
  },
})
