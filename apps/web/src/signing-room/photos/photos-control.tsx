import { clsx } from 'clsx'
import { isTable } from '@countersign/answers/answer'
import { maxRows } from '@countersign/answers/check-answer'
import { listPhotos, type NumberedPhoto, type Photo } from '@countersign/answers/photos'
import { namingColumns } from '@countersign/answers/rows-of'
import { useId, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import textStyles from '../../ui/text.module.css'
import { GroupFrame } from '../fields/field-frame.tsx'
import { boxClass, problemClass } from '../fields/field-classes.ts'
import { useFieldState } from '../fields/use-field-state.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoomState } from '../room/room-context.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { useRoomName } from './use-room-name.ts'
import { usePhotoUpload } from './use-photo-upload.ts'
import type { PhotoUpload } from './use-photo-upload.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import styles from './photos.module.css'
import fileStyles from '../../ui/file-button.module.css'

/** Photos from the camera or files, each of one room; a removed one can be restored. */
export function PhotosControl({ slot }: { slot: FieldSlot }) {
  const t = useRoomMessages().photos
  const state = useFieldState(slot)
  const photos = listPhotos(state.answer)
  const [removed, setRemoved] = useState<Photo>()
  const upload = usePhotoUpload(slot)
  const roomName = useRoomName()
  const max = maxRows(slot.field)

  function save(next: readonly Photo[]) {
    state.change(next.length === 0 ? null : next.map((photo) => ({ ...photo })), 'now')
  }

  function remove({ number: _, ...photo }: NumberedPhoto) {
    save(photos.filter(({ sha256 }) => sha256 !== photo.sha256))
    setRemoved(photo)
    upload.clear()
  }

  function undo(photo: Photo) {
    save([...photos, photo])
    setRemoved(undefined)
  }

  return (
    <GroupFrame slot={slot} state={state} role="group">
      {photos.length < max ? (
        <AddPhotos slot={slot} upload={upload} left={max - photos.length} />
      ) : (
        <span className={textStyles.hint}>{t.full(max)}</span>
      )}
      <UploadResult upload={upload} />
      {removed && !upload.isBusy && photos.length < max && (
        <Removed photo={removed} undo={() => undo(removed)} />
      )}
      <PhotoGrid
        field={slot.field}
        action={(photo) => (
          <Button
            kind="quiet"
            disabled={upload.isBusy}
            aria-label={t.remove(photo.number, roomName(photo.about))}
            onClick={() => remove(photo)}
          >
            {t.removeShort}
          </Button>
        )}
      />
    </GroupFrame>
  )
}

function Removed({ photo, undo }: { photo: Photo; undo: () => void }) {
  const t = useRoomMessages().photos
  const roomName = useRoomName()

  return (
    <div key={photo.sha256} className={flexStyles.row2} role="status">
      {t.removed(roomName(photo.about))}{' '}
      <Button ref={takeFocus} kind="quiet" onClick={undo}>
        {t.undo}
      </Button>
    </div>
  )
}

/** The button that had the focus is gone. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
}

interface AddPhotosProps {
  slot: FieldSlot
  upload: PhotoUpload
  left: number
}

function AddPhotos({ slot, upload: { isBusy, add }, left }: AddPhotosProps) {
  const t = useRoomMessages().photos
  const id = useId()
  const rooms = useRooms(slot)
  const [about, setAbout] = useState('')

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // So that the same file can be chosen again.
    target.value = ''
    void add(files, about)
  }

  return (
    <div className={flexStyles.start2}>
      <label htmlFor={id}>{t.room}</label>
      <select
        id={id}
        className={boxClass}
        value={about}
        onChange={(event) => setAbout(event.target.value)}
      >
        <option value="">{t.choose}</option>
        {rooms.map(({ name, shown }) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
      <label
        className={buttonClass('secondary', clsx(fileStyles.choose, styles.choose))}
        data-disabled={about === '' || isBusy}
      >
        {t.add}
        <input
          type="file"
          accept="image/*"
          multiple
          className={fileStyles.input}
          disabled={about === '' || isBusy}
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
      </label>
      <span id={`${id}-hint`} className={textStyles.hint}>
        {about === '' ? t.chooseFirst : t.left(left)}
      </span>
    </div>
  )
}

/** Stays when the last photo has taken the last place. */
function UploadResult({ upload: { status, problems, lost, retry } }: { upload: PhotoUpload }) {
  const t = useRoomMessages().photos

  return (
    <div className={flexStyles.start2}>
      <span role="status">{status}</span>
      {problems.length > 0 && (
        <div role="alert" className={flexStyles.column1}>
          {problems.map((problem, index) => (
            <span key={`${index} ${problem}`} className={problemClass}>
              {problem}
            </span>
          ))}
        </div>
      )}
      {lost > 0 && <Button onClick={() => void retry()}>{t.tryAgain(lost)}</Button>}
    </div>
  )
}

/** The rooms of the table, as they are stored and as they are read. */
function useRooms({ field, siblings }: FieldSlot): { name: string; shown: string }[] {
  const roomName = useRoomName()
  const table = siblings.find(({ key }) => key === field.photosOf)
  const answer = useRoomState((state) => table && state.answers[table.answerKey])
  const key = table && namingColumns(table)[0]?.key
  const rows = isTable(answer) ? answer : (table?.rows?.first ?? [])
  const names = new Set(rows.map((row) => String(row[key ?? ''] ?? '').trim()).filter(Boolean))

  return [...names].map((name) => ({ name, shown: roomName(name) }))
}
