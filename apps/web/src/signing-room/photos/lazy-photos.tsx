import type { RoomField } from '@countersign/contract'
import { Button } from '../../ui/button.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useMessages } from '../i18n/messages.tsx'
import type { FieldSlot } from '../room/field-slot.ts'

/** Fetched with the form that has photos: most packets have none. */
export function LazyPhotosControl({ slot }: { slot: FieldSlot }) {
  const { ends } = useMessages()

  return (
    <LazyPart
      load={async () => (await import('./photos-control.tsx')).PhotosControl}
      props={{ slot }}
      loading={null}
      failed={(retry) => <Button onClick={retry}>{ends.retry}</Button>}
    />
  )
}

export function LazyPhotoGrid({ field }: { field: RoomField }) {
  const { ends } = useMessages()

  return (
    <LazyPart
      load={async () => (await import('./photo-grid.tsx')).PhotoGrid}
      props={{ field }}
      loading={null}
      failed={(retry) => <Button onClick={retry}>{ends.retry}</Button>}
    />
  )
}
