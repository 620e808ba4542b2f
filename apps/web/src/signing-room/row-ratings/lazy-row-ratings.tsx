import { Button } from '../../ui/button.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useMessages } from '../i18n/messages.tsx'
import type { FieldSlot } from '../room/field-slot.ts'

/** Fetched with the form that has it: most packets have none. */
export function LazyRowRatings({ slot }: { slot: FieldSlot }) {
  const { ends } = useMessages()

  return (
    <LazyPart
      load={async () => (await import('./row-ratings.tsx')).RowRatings}
      props={{ slot }}
      loading={null}
      failed={(retry) => <Button onClick={retry}>{ends.retry}</Button>}
    />
  )
}
