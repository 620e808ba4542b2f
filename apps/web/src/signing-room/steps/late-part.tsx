import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useMessages } from '../i18n/messages.tsx'
import styles from './other-choices.module.css'

/** A part of a step that is fetched with the dialogs; says so if it could not be. */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
  const { problems, ends } = useMessages()

  return (
    <LazyPart
      load={load}
      props={{}}
      loading={null}
      failed={(retry) => (
        <div className={styles.action}>
          <p role="alert">{problems.unreachable}</p>
          <Button onClick={retry}>{ends.retry}</Button>
        </div>
      )}
    />
  )
}
