import { useEffect, useState } from 'react'

export type Load<T> =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'loaded'; value: T }

/**
 * Loads again whenever `load` is another function; the earlier value stays until the new one is there.
 * `dispose` releases a value that is no longer used.
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  dispose?: (value: T) => void,
): Load<T> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Load<T>>({ kind: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const loading = load(signal)
    loading.then(
      (value) => !signal.aborted && setState({ kind: 'loaded', value }),
      () => !signal.aborted && setState({ kind: 'failed', retry }),
    )
    return () => {
      controller.abort()
      loading.then(dispose).catch(() => undefined)
    }

    function retry() {
      setState({ kind: 'loading' })
      setAttempt((before) => before + 1)
    }
  }, [load, dispose, attempt])

  return state
}
