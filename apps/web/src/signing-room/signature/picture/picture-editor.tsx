import { clsx } from 'clsx'
import { useDeferredValue, useId, useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import cardStyles from '../../../ui/card.module.css'
import flexStyles from '../../../ui/flex.module.css'
import { MarkPicture } from '../mark-picture.tsx'
import errorStyles from '../../../ui/field-error.module.css'
import { sides } from './extract-ink.ts'
import type { PictureEdits } from './extract-ink.ts'
import { pictureMark } from './picture-mark.ts'
import type { Upload } from './picture-mark.ts'
import styles from './picture.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import textStyles from '../../../ui/text.module.css'

interface PictureEditorProps {
  upload: Upload
  kind: 'signature' | 'initials'
  text: string
  onChange: (upload: Upload) => void
}

/** Rotates and trims the picture and adjusts how much ink is kept; shows the result. */
export function PictureEditor({ upload, kind, text, onChange }: PictureEditorProps) {
  const { adopt } = useRoomMessages()
  const { edits } = upload
  const change = (part: Partial<PictureEdits>) =>
    onChange({ ...upload, edits: { ...edits, ...part } })

  return (
    <>
      <Preview upload={upload} kind={kind} text={text} />
      <div className={flexStyles.row24}>
        <Button kind="quiet" onClick={() => change({ quarterTurns: (edits.quarterTurns + 1) % 4 })}>
          {adopt.pictureRotate}
        </Button>
        <Slider
          label={adopt.pictureStrength}
          value={edits.strength}
          range={{ min: 1, max: 9, step: 1 }}
          format={adopt.pictureStrengthValue}
          onChange={(strength) => change({ strength })}
        />
      </div>
      <details className={flexStyles.column0}>
        <summary>{adopt.pictureCrop}</summary>
        {sides.map((side) => (
          <Slider
            key={side}
            label={adopt.pictureCropSide[side]}
            value={edits.trim[side]}
            range={{ min: 0, max: 48, step: 2 }}
            format={(percent) => `${percent}%`}
            onChange={(percent) => change({ trim: { ...edits.trim, [side]: percent } })}
          />
        ))}
      </details>
    </>
  )
}

/** Deferred, so that a slider stays responsive on a slow phone. */
function Preview({ upload, kind, text }: Omit<PictureEditorProps, 'onChange'>) {
  const { adopt } = useRoomMessages()
  const deferred = useDeferredValue(upload)
  const mark = useMemo(() => pictureMark(deferred, text), [deferred, text])
  const label = kind === 'signature' ? adopt.previewSignature(text) : adopt.previewInitials(text)

  return (
    <div className={clsx(cardStyles.box, flexStyles.column2)}>
      <span className={textStyles.hint}>{adopt.preview}</span>
      {typeof mark === 'string' ? (
        <p role="status" className={errorStyles.error}>
          {adopt.pictureErrors[mark]}
        </p>
      ) : (
        <MarkPicture mark={mark} label={label} size={kind} />
      )}
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  range: { min: number; max: number; step: number }
  /** What screen readers read for a value. */
  format: (value: number) => string
  onChange: (value: number) => void
}

function Slider({ label, value, range, format, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
