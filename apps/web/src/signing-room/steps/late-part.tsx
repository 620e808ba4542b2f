import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import styles from './other-choices.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** A part of a step that is fetched with the dialogs; says so if it could not be. */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
  return (
    <LazyPart
      load={load}
      props={{}}
      loading={null}
      failed={(retry) => <PartNotFetched onRetry={retry} />}
    />
  )
}

function PartNotFetched({ onRetry }: { onRetry: () => void }) {
  const { problems, ends } = useRoomMessages()

  return (
    <div className={styles.action}>
      <p role="alert">{problems.unreachable}</p>
      <Button onClick={onRetry}>{ends.retry}</Button>
    </div>
  )
}
