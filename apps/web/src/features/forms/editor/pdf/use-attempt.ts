import { useState } from 'react'
import type { FieldMessage } from '../../../../ui/error-summary.tsx'

/**
 * What was in the way when somebody last tried to go on, as far as it still is. What goes wrong
 * afterwards is shown at its place and waits for the next try: a summary that comes up again would
 * take the focus from whoever is working.
 */
export function useAttempt(standing: readonly FieldMessage[]) {
  const [last, setLast] = useState<{ count: number; problems: readonly FieldMessage[] }>()

  return {
    count: last?.count ?? 0,
    problems:
      last?.problems.filter(({ message }) => standing.some((now) => now.message === message)) ?? [],
    refuse: (problems: readonly FieldMessage[]) =>
      setLast((before) => ({ count: (before?.count ?? 0) + 1, problems })),
  }
}
