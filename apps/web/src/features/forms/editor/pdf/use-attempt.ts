import { useState } from 'react'
import type { FieldMessage } from '../../../../ui/error-summary.tsx'

/**
 * Errors of the last attempt to continue, as far as they remain. Later errors are shown at their
 * place and wait for the next attempt: a summary that reappears would move the focus.
 */
export function useAttempt(current: readonly FieldMessage[]) {
  const [last, setLast] = useState<{ count: number; problems: readonly FieldMessage[] }>()

  return {
    count: last?.count ?? 0,
    problems:
      last?.problems.filter(({ message }) => current.some((now) => now.message === message)) ?? [],
    reject: (problems: readonly FieldMessage[]) =>
      setLast((before) => ({ count: (before?.count ?? 0) + 1, problems })),
  }
}
