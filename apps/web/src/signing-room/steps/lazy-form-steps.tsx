import { useEffect, useState } from 'react'
import { RoomButton } from '../ui/room-button.tsx'
import { RoomLoading } from '../ui/room-loading.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { EndStep } from './end-steps.tsx'
import type { FormSteps } from './form-steps.tsx'

/** Fetches the part that reads and signs while somebody still reads what they agree to. */
export function preloadFormSteps(): Promise<typeof FormSteps | undefined> {
  return import('./form-steps.tsx').then(
    (fetched) => fetched.FormSteps,
    () => undefined,
  )
}

export function LazyFormSteps() {
  const { ends } = useMessages()
  const [Pages, setPages] = useState<typeof FormSteps>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    void preloadFormSteps().then((fetched) => {
      setFailed(!fetched)
      setPages(() => fetched)
    })
  }, [attempt])

  if (Pages) {
    return <Pages />
  }

  return failed ? (
    <EndStep title={ends.unreachableTitle} text={ends.unreachableText}>
      <RoomButton kind="primary" onClick={() => setAttempt(attempt + 1)}>
        {ends.again}
      </RoomButton>
    </EndStep>
  ) : (
    <RoomLoading />
  )
}
