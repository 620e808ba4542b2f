import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import { LazyPart } from '../../ui/lazy-part.tsx'
import spaceStyles from '../../ui/space.module.css'
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
    <div className={clsx(flexStyles.start2, spaceStyles.bottom4, styles.action)}>
      <p role="alert">{problems.unreachable}</p>
      <Button onClick={onRetry}>{ends.retry}</Button>
    </div>
  )
}
