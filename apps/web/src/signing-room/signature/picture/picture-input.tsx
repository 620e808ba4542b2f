import { clsx } from 'clsx'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import errorStyles from '../../../ui/field-error.module.css'
import { noEdits } from './extract-ink.ts'
import { PictureEditor } from './picture-editor.tsx'
import type { Upload } from './picture-mark.ts'
import { readPictureFile } from './read-picture-file.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'
import fileStyles from '../../../ui/file-button.module.css'

interface PictureInputProps {
  id: string
  kind: 'signature' | 'initials'
  /** The name that the picture shows. */
  text: string
  upload: Upload | undefined
  onChange: (upload: Upload) => void
  error: string | undefined
}

/** Takes a picture from the camera or a file, and shows the result. */
export function PictureInput({ id, kind, text, upload, onChange, error }: PictureInputProps) {
  const { adopt } = useRoomMessages()
  const { reading, fileError, read } = usePictureFile(onChange)
  const message = fileError ?? error
  const label = kind === 'signature' ? adopt.pictureSignature : adopt.pictureInitials

  return (
    <div className={flexStyles.column3}>
      <label className={buttonClass('secondary', fileStyles.choose)}>
        {upload ? adopt.pictureOther : label}
        <input
          id={id}
          type="file"
          accept="image/*"
          className={fileStyles.input}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => void read(event)}
        />
      </label>
      <p id={`${id}-hint`} className={textStyles.hint}>
        {adopt.pictureHint}
      </p>
      <p role="status" className={clsx(textStyles.hint, flexStyles.filled)}>
        {reading ? adopt.pictureReading : ''}
      </p>
      {message && (
        <p id={`${id}-error`} role="alert" className={errorStyles.error}>
          {message}
        </p>
      )}
      {upload && <PictureEditor upload={upload} kind={kind} text={text} onChange={onChange} />}
    </div>
  )
}

/** Reads the chosen file; if that fails, the earlier picture stays. */
function usePictureFile(onChange: (upload: Upload) => void) {
  const { adopt } = useRoomMessages()
  const [reading, setReading] = useState(false)
  const [rejected, setRejected] = useState<'tooLarge' | 'noPicture'>()

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) {
      return
    }
    setReading(true)
    const contrast = await readPictureFile(file)
    setReading(false)
    // So that the same file can be chosen again.
    target.value = ''
    setRejected(typeof contrast === 'string' ? contrast : undefined)
    if (typeof contrast !== 'string') {
      onChange({ contrast, edits: noEdits })
    }
  }

  return { reading, fileError: rejected && adopt.pictureErrors[rejected], read }
}
