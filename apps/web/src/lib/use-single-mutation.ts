import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/** While a request is under way `mutate` does nothing: a double click sends one. */
export function useSingleMutation<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
): UseMutationResult<Data, Error, Variables, Result> {
  const running = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: async (...settled) => {
      try {
        await options.onSettled?.(...settled)
      } finally {
        running.current = false
      }
    },
  })
  const mutate: typeof mutation.mutate = (...args) => {
    if (!running.current) {
      running.current = true
      mutation.mutate(...args)
    }
  }

  return { ...mutation, mutate }
}
