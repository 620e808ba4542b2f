import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface LazyControlProps<Props> {
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** Fetched with the form that has it: most packets have none. */
export function LazyControl<Props extends object>({ load, props }: LazyControlProps<Props>) {
  const { ends } = useRoomMessages()

  return (
    <LazyPart
      load={load}
      props={props}
      loading={null}
      failed={(retry) => <Button onClick={retry}>{ends.retry}</Button>}
    />
  )
}
