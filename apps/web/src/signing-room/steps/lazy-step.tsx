import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { RoomLoading } from '../ui/room-layout.tsx'
import { UnreachableStep } from './message-step.tsx'

interface LazyStepProps {
  load: () => Promise<ComponentType>
}

/** A step from a chunk of its own; tries again if it could not be fetched. */
export function LazyStep({ load }: LazyStepProps) {
  return (
    <LazyPart
      load={load}
      props={{}}
      loading={<RoomLoading />}
      failed={(retry) => <NotFetched onRetry={retry} />}
    />
  )
}

const retryMs = 10_000

function NotFetched({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, retryMs)
    window.addEventListener('online', onRetry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onRetry)
    }
  }, [onRetry])

  return <UnreachableStep onRetry={onRetry} />
}
