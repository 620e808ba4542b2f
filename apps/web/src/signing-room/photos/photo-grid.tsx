import { formatDay } from '@countersign/answers/format-day'
import { listPhotos, numberPhotos, type NumberedPhoto } from '@countersign/answers/photos'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import flexStyles from '../../ui/flex.module.css'
import { useRoomState, useRoomStore } from '../room/room-context.ts'
import { useRoomName } from './use-room-name.ts'
import textStyles from '../../ui/text.module.css'
import styles from './photos.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface PhotoGridProps {
  field: RoomField
  /** What can be done with a photo. */
  action?: (photo: NumberedPhoto) => ReactNode
}

export function PhotoGrid({ field, action }: PhotoGridProps) {
  const answer = useRoomState((state) => state.answers[field.answerKey])
  const photos = numberPhotos(listPhotos(answer))

  return photos.length === 0 ? null : (
    <ul className={clsx(flexStyles.tiles, styles.grid)} aria-label={field.label}>
      {photos.map((photo) => (
        <li key={photo.sha256} className={flexStyles.start1}>
          <Picture photo={photo} />
          <Caption photo={photo} />
          {action?.(photo)}
        </li>
      ))}
    </ul>
  )
}

function Caption({ photo }: { photo: NumberedPhoto }) {
  const t = useRoomMessages().photos
  const roomName = useRoomName()

  return (
    <span className={clsx(flexStyles.column0, textStyles.small, textStyles.breaks)}>
      {t.photo(photo.number, roomName(photo.about))}
      <span className={textStyles.soft}>{t.addedOn(unbroken(formatDay(photo.on, t.locale)))}</span>
    </span>
  )
}

function Picture({ photo }: { photo: NumberedPhoto }) {
  const t = useRoomMessages().photos
  const roomName = useRoomName()
  const { url, failed } = usePhotoUrl(photo.sha256)
  const style = { aspectRatio: `${photo.width} / ${photo.height}` }
  if (failed) {
    return <span className={styles.blank}>{t.notShown}</span>
  }

  return url === undefined ? (
    <span className={styles.blank} style={style} />
  ) : (
    <img
      src={url}
      alt={t.photo(photo.number, roomName(photo.about))}
      className={styles.image}
      style={style}
    />
  )
}

/** The room's token is in a header, so an image cannot name the photo by its address. */
function usePhotoUrl(sha256: string) {
  const store = useRoomStore()
  const [state, setState] = useState<{ url?: string; failed?: true }>({})
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    const load = () => {
      store.photo(sha256).then(
        (bytes) => {
          if (!isGone && url === undefined) {
            url = URL.createObjectURL(bytes)
            setState({ url })
          }
        },
        () => !isGone && url === undefined && setState({ failed: true }),
      )
    }
    const loadAgain = () => {
      if (url === undefined) {
        load()
      }
    }
    load()
    window.addEventListener('online', loadAgain)
    return () => {
      isGone = true
      window.removeEventListener('online', loadAgain)
      if (url !== undefined) {
        URL.revokeObjectURL(url)
      }
    }
  }, [store, sha256])

  return state
}

/** A day stays on one line of the narrow caption. */
function unbroken(day: string): string {
  return day.replaceAll(' ', '\u00A0')
}
