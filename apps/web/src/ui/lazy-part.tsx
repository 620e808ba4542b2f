import { Component, lazy, Suspense, useState } from 'react'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'

interface LazyPartProps<Props> {
  load: () => Promise<ComponentType<Props>>
  props: Props
  loading: ReactNode
  /** Rendered when the chunk could not be fetched, with the function that fetches it again. */
  failed: (retry: () => void) => ReactNode
}

/** A component from a chunk of its own, fetched when it is first rendered. */
export function LazyPart<Props extends object>({
  load,
  props,
  loading,
  failed,
}: LazyPartProps<Props>) {
  const [Part, setPart] = useState(() => lazyPart(load))
  const [attempt, setAttempt] = useState(0)

  // React.lazy caches a failed import, so a retry needs a new one.
  function retry() {
    setPart(() => lazyPart(load))
    setAttempt(attempt + 1)
  }

  return (
    <ChunkErrorBoundary key={attempt} fallback={failed(retry)}>
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

class ChunkError extends Error {}

function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (cause: unknown) => {
        throw new ChunkError('The chunk could not be fetched.', { cause })
      },
    ),
  )
}

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Catches only a chunk that could not be fetched; any other error is a bug and goes on up. */
class ChunkErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) {
      return this.props.children
    }
    if (!(error instanceof ChunkError)) {
      throw error
    }
    return this.props.fallback
  }
}
