import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadOrReload } from '../lib/load-or-reload.ts'
import { useLoad } from '../lib/use-load.ts'

interface LazyPartProps<Props> {
  /** The one of the first rendering is called. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  loading: ReactNode
  /** Rendered when the chunk could not be fetched, with the function that fetches it again, or the page. */
  failed: (retry: () => void) => ReactNode
}

/**
 * A component from a chunk of its own, fetched when it is first rendered. Without `Suspense`: what it
 * shows meanwhile stays for 300 ms, however early the chunk is there.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  loading,
  failed,
}: LazyPartProps<Props>) {
  const [loadFirst] = useState(() => loadOrReload(load))
  const part = useLoad(loadFirst)

  switch (part.kind) {
    case 'loading':
      return loading
    case 'failed':
      return failed(part.retry)
    case 'loaded':
      return <part.value {...props} />
  }
}
