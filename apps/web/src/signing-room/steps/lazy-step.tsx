import { useEffect, useEffectEvent } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { RoomLoading } from '../ui/room-layout.tsx'
import { MessageStep } from './message-step.tsx'

interface LazyStepProps {
  load: () => Promise<ComponentType>
  isEnd?: boolean
}

/** A step from a chunk of its own; tries again if it could not be fetched. */
export function LazyStep({ load, isEnd }: LazyStepProps) {
  return (
    <LazyPart
      load={load}
      props={{}}
      loading={<RoomLoading isEnd={isEnd} />}
      failed={(retry) => <NotFetched retry={retry} />}
    />
  )
}

const retryMs = 10_000

function NotFetched({ retry }: { retry: () => void }) {
  const { ends } = useMessages()
  const retryNow = useEffectEvent(retry)
  useEffect(() => {
    const again = () => retryNow()
    const timer = setTimeout(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [])

  return (
    <MessageStep title={ends.unreachableTitle} text={ends.unreachableText}>
      <Button kind="primary" onClick={retry}>
        {ends.retry}
      </Button>
    </MessageStep>
  )
}
