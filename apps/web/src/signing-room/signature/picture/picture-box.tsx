import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useMessages } from '../../i18n/messages.tsx'
import buttonStyles from '../../../ui/button.module.css'
import signatureStyles from '../signature.module.css'
import { untouched } from './lift-ink.ts'
import { PictureHandling } from './picture-handling.tsx'
import type { Upload } from './picture-mark.ts'
import styles from './picture.module.css'
import { readPictureFile } from './read-picture-file.ts'

interface PictureBoxProps {
  id: string
  kind: 'signature' | 'initials'
  /** What the picture stands for. */
  text: string
  upload: Upload | undefined
  onChange: (upload: Upload) => void
  problem: string | undefined
}

/** Takes a picture from the camera or a file, and shows what becomes of it. */
export function PictureBox({ id, kind, text, upload, onChange, problem }: PictureBoxProps) {
  const { adopt } = useMessages()
  const { reading, refusal, take } = usePictureFile(onChange)
  const message = refusal ?? problem
  const ask = kind === 'signature' ? adopt.pictureSignature : adopt.pictureInitials

  return (
    <div className={styles.box}>
      <label className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.choose}`}>
        {upload ? adopt.pictureOther : ask}
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.file}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-problem ${id}-hint` : `${id}-hint`}
          onChange={(event) => void take(event)}
        />
      </label>
      <p id={`${id}-hint`} className={signatureStyles.hint}>
        {adopt.pictureHint}
      </p>
      <p role="status" className={signatureStyles.hint}>
        {reading ? adopt.pictureReading : ''}
      </p>
      {message && (
        <p id={`${id}-problem`} role="alert" className={signatureStyles.alert}>
          {message}
        </p>
      )}
      {upload && <PictureHandling upload={upload} kind={kind} text={text} onChange={onChange} />}
    </div>
  )
}

/** Reads what was chosen; a file that cannot be read leaves the picture before it as it is. */
function usePictureFile(onChange: (upload: Upload) => void) {
  const { adopt } = useMessages()
  const [reading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<'tooLarge' | 'noPicture'>()

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) {
      return
    }
    setReading(true)
    const contrast = await readPictureFile(file)
    setReading(false)
    // The same file may be chosen again after it was mended.
    target.value = ''
    setRefusal(typeof contrast === 'string' ? contrast : undefined)
    if (typeof contrast !== 'string') {
      onChange({ contrast, handling: untouched })
    }
  }

  return { reading, refusal: refusal && adopt.pictureProblems[refusal], take }
}
