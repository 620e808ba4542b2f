import { useEffect, useState } from 'react'
import { RoomButton } from '../ui/room-button.tsx'
import { OpeningPage } from '../ui/opening-page.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { EndPage } from './end-page.tsx'
import type { WorkPages } from './work-pages.tsx'

/** Fetches the part that reads and signs while somebody still reads what they agree to. */
export function fetchWork(): Promise<typeof WorkPages | undefined> {
  return import('./work-pages.tsx').then(
    (fetched) => fetched.WorkPages,
    () => undefined,
  )
}

export function WorkLater() {
  const { ends } = useMessages()
  const [Pages, setPages] = useState<typeof WorkPages>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    void fetchWork().then((fetched) => {
      setFailed(!fetched)
      setPages(() => fetched)
    })
  }, [attempt])

  if (Pages) {
    return <Pages />
  }

  return failed ? (
    <EndPage title={ends.unreachableTitle} text={ends.unreachableText}>
      <RoomButton kind="primary" onClick={() => setAttempt(attempt + 1)}>
        {ends.again}
      </RoomButton>
    </EndPage>
  ) : (
    <OpeningPage />
  )
}
