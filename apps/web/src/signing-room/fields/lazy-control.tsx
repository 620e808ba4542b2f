import type { ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useMessages } from '../i18n/messages.tsx'

interface LazyControlProps<Props> {
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** Fetched with the form that has it: most packets have none. */
export function LazyControl<Props extends object>({ load, props }: LazyControlProps<Props>) {
  const { ends } = useMessages()

  return (
    <LazyPart
      load={load}
      props={props}
      loading={null}
      failed={(retry) => <Button onClick={retry}>{ends.retry}</Button>}
    />
  )
}
