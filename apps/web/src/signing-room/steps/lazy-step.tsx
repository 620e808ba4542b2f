import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { RoomLoading } from '../ui/room-layout.tsx'
import { MessageStep } from './end-steps.tsx'

/** A step from a chunk of its own; offers to try again if it could not be fetched. */
export function LazyStep({ load }: { load: () => Promise<ComponentType> }) {
  const { ends } = useMessages()

  return (
    <LazyPart
      load={load}
      props={{}}
      loading={<RoomLoading />}
      failed={(retry) => (
        <MessageStep title={ends.unreachableTitle} text={ends.unreachableText}>
          <Button kind="primary" onClick={retry}>
            {ends.retry}
          </Button>
        </MessageStep>
      )}
    />
  )
}
