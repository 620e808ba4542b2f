import { isTable, listPhotos, maxRows, namingColumns } from '@countersign/answers'
import type { NumberedPhoto, Photo } from '@countersign/answers'
import { useId, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { GroupFrame } from '../fields/field-frame.tsx'
import fieldStyles from '../fields/field.module.css'
import { useFieldState } from '../fields/use-field-state.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { useFormTranslation } from '../room/form-translation.ts'
import { useRoomState } from '../room/room-context.ts'
import { usePhotoMessages } from './messages.ts'
import { PhotoGrid } from './photo-grid.tsx'
import styles from './photos.module.css'
import { usePhotoUpload } from './use-photo-upload.ts'

/** Photos from the camera or files, each of one room; a removed one can be brought back. */
export function PhotosControl({ slot }: { slot: FieldSlot }) {
  const t = usePhotoMessages()
  const state = useFieldState(slot)
  const photos = listPhotos(state.answer)
  const [removed, setRemoved] = useState<Photo>()
  const max = maxRows(slot.field)

  function save(next: readonly Photo[]) {
    state.change(next.length === 0 ? null : next.map((photo) => ({ ...photo })), 'now')
  }

  function remove({ number: _, ...photo }: NumberedPhoto) {
    save(photos.filter(({ sha256 }) => sha256 !== photo.sha256))
    setRemoved(photo)
  }

  function undo(photo: Photo) {
    save([...photos, photo])
    setRemoved(undefined)
  }

  return (
    <GroupFrame slot={slot} state={state} role="group">
      {photos.length < max ? (
        <AddPhotos slot={slot} left={max - photos.length} />
      ) : (
        <span className={fieldStyles.help}>{t.full(max)}</span>
      )}
      <PhotoGrid
        field={slot.field}
        action={(photo) => (
          <Button
            kind="quiet"
            aria-label={t.remove(photo.number, photo.about)}
            onClick={() => remove(photo)}
          >
            {t.removeShort}
          </Button>
        )}
      />
      {removed && (
        <div className={styles.removed} role="status">
          {t.removed(removed.about)}{' '}
          <Button kind="quiet" onClick={() => undo(removed)}>
            {t.undo}
          </Button>
        </div>
      )}
    </GroupFrame>
  )
}

function AddPhotos({ slot, left }: { slot: FieldSlot; left: number }) {
  const t = usePhotoMessages()
  const id = useId()
  const rooms = useRooms(slot)
  const [about, setAbout] = useState('')
  const { status, problems, isBusy, add } = usePhotoUpload(slot)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // So that the same file can be chosen again.
    target.value = ''
    void add(files, about)
  }

  return (
    <div className={styles.add}>
      <label htmlFor={id}>{t.room}</label>
      <select
        id={id}
        className={fieldStyles.box}
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
      <label className={buttonClass('secondary', styles.choose)} data-disabled={about === ''}>
        {t.add}
        <input
          type="file"
          accept="image/*"
          multiple
          className={styles.file}
          disabled={about === '' || isBusy}
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
      </label>
      <span id={`${id}-hint`} className={fieldStyles.help}>
        {about === '' ? t.chooseFirst : t.left(left)}
      </span>
      <span role="status">{status}</span>
      {problems.length > 0 && (
        <div role="alert">
          {problems.map((problem) => (
            <span key={problem} className={fieldStyles.problem}>
              {problem}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** The rooms of the table, as they are stored and as they are read. */
function useRooms({ field, siblings }: FieldSlot): { name: string; shown: string }[] {
  const translation = useFormTranslation()
  const table = siblings.find(({ key }) => key === field.photosOf)
  const answer = useRoomState((state) => table && state.answers[table.answerKey])
  const key = table && namingColumns(table)[0]?.key
  const rows = isTable(answer) ? answer : (table?.rows?.first ?? [])
  const names = new Set(rows.map((row) => String(row[key ?? ''] ?? '').trim()).filter(Boolean))

  return [...names].map((name) => ({ name, shown: translation?.text(name) ?? name }))
}
