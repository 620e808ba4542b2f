import type { Verdict } from '@countersign/contract'
import { limits, postVerify } from '@countersign/contract/calls'
import { mutationOptions } from '@tanstack/react-query'
import { sendFile } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'

/** Nothing is stored; a file above the limit is not sent. */
export const checkFile = mutationOptions({
  mutationFn: (file: File): Promise<Verdict> => {
    if (file.size > limits.verifyBytes) {
      throw new ApiProblem({
        type: 'about:blank',
        title: 'Too large',
        status: 413,
        code: 'too-large',
        detail: tooLargeText,
      })
    }
    return sendFile(postVerify, file)
  },
})

const tooLargeText = 'This file is larger than 50 MB. Files sealed here are always smaller.'
