import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { askAgainMs, isAway, mayHelpToRetry } from './retry.ts'

export interface Resource<T> {
  /** Undefined until the first answer; kept when a later request fails. */
  data: T | undefined
  /** Of the last request, if it failed. */
  error: unknown
  isFetching: boolean
  version: number
  /** Requests it now, whatever is under way; resolves when that is settled. */
  refetch: () => Promise<void>
}

interface ResourceOptions<T> {
  /** Milliseconds until the next request while the page is visible; false: none. */
  pollMs?: (data: T | undefined) => number | false
  /** Requests again when the reader returns to the page or is online again. */
  refetchOnReturn?: boolean
}

/**
 * Requests what a page shows, for pages that do without the app's query client. Requests again
 * whenever `load` is another function, and after failures as the query client does.
 */
export function useResource<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { pollMs, refetchOnReturn = false }: ResourceOptions<T> = {},
): Resource<T> {
  const [state, setState] = useState<Omit<Resource<T>, 'refetch'>>({
    data: undefined,
    error: undefined,
    isFetching: true,
    version: 0,
  })
  const request = useRef<AbortController>(undefined)

  const send = useCallback(async () => {
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    const outcome = await loadOrRetry(load, signal).then(
      (answer) => ({ data: answer, error: undefined, answers: 1 }),
      (error: unknown) => ({ error, answers: 0 }),
    )
    if (!signal.aborted) {
      setState(({ version, ...before }) => {
        const { answers, ...after } = outcome
        return { ...before, ...after, isFetching: false, version: version + answers }
      })
    }
  }, [load])

  const refetch = useCallback(() => {
    setState((before) => ({ ...before, isFetching: true }))
    return send()
  }, [send])

  useEffect(() => {
    void send()
    return () => request.current?.abort()
  }, [send])

  const refetchIfIdle = useEffectEvent(() => {
    if (!state.isFetching && !document.hidden) {
      void refetch()
    }
  })

  useEffect(() => {
    if (!refetchOnReturn) {
      return undefined
    }
    document.addEventListener('visibilitychange', refetchIfIdle)
    window.addEventListener('online', refetchIfIdle)
    return () => {
      document.removeEventListener('visibilitychange', refetchIfIdle)
      window.removeEventListener('online', refetchIfIdle)
    }
  }, [refetchOnReturn])

  const interval = isAway(state.error) ? askAgainMs : (pollMs?.(state.data) ?? false)
  useEffect(() => {
    if (interval === false) {
      return undefined
    }
    const timer = setInterval(refetchIfIdle, interval)
    return () => clearInterval(timer)
  }, [interval])

  return { ...state, refetch }
}

async function loadOrRetry<T>(
  load: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  failures = 0,
): Promise<T> {
  try {
    return await load(signal)
  } catch (error) {
    if (signal.aborted || !mayHelpToRetry(failures, error)) {
      throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures))
    return loadOrRetry(load, signal, failures + 1)
  }
}
