import { useDeferredValue, useId, useMemo } from 'react'
import { RoomButton } from '../../ui/room-button.tsx'
import { useMessages } from '../../i18n/messages.tsx'
import { MarkPicture } from '../mark-picture.tsx'
import signatureStyles from '../signature.module.css'
import { sides } from './lift-ink.ts'
import type { Handling } from './lift-ink.ts'
import { pictureMark } from './picture-mark.ts'
import type { Upload } from './picture-mark.ts'
import styles from './picture.module.css'

interface PictureHandlingProps {
  upload: Upload
  kind: 'signature' | 'initials'
  text: string
  onChange: (upload: Upload) => void
}

/** Turns the picture, takes more or less ink, cuts off what does not belong, and shows what comes of it. */
export function PictureHandling({ upload, kind, text, onChange }: PictureHandlingProps) {
  const { adopt } = useMessages()
  const { handling } = upload
  const change = (part: Partial<Handling>) =>
    onChange({ ...upload, handling: { ...handling, ...part } })

  return (
    <>
      <Preview upload={upload} kind={kind} text={text} />
      <div className={styles.handling}>
        <RoomButton kind="quiet" onClick={() => change({ turns: (handling.turns + 1) % 4 })}>
          {adopt.pictureTurn}
        </RoomButton>
        <Slider
          label={adopt.pictureStrength}
          value={handling.strength}
          range={{ min: 1, max: 9, step: 1 }}
          say={adopt.pictureStrengthValue}
          onChange={(strength) => change({ strength })}
        />
      </div>
      <details className={styles.trim}>
        <summary>{adopt.pictureTrim}</summary>
        {sides.map((side) => (
          <Slider
            key={side}
            label={adopt.pictureTrimAt[side]}
            value={handling.trim[side]}
            range={{ min: 0, max: 48, step: 2 }}
            say={(percent) => `${percent}%`}
            onChange={(percent) => change({ trim: { ...handling.trim, [side]: percent } })}
          />
        ))}
      </details>
    </>
  )
}

/** Follows a slider as fast as the phone can, without holding it back. */
function Preview({ upload, kind, text }: Omit<PictureHandlingProps, 'onChange'>) {
  const { adopt } = useMessages()
  const settled = useDeferredValue(upload)
  const mark = useMemo(() => pictureMark(settled, text), [settled, text])
  const label = kind === 'signature' ? adopt.previewSignature(text) : adopt.previewInitials(text)

  return (
    <div className={styles.preview}>
      <span className={signatureStyles.previewLabel}>{adopt.preview}</span>
      {typeof mark === 'string' ? (
        <p role="status" className={signatureStyles.alert}>
          {adopt.pictureProblems[mark]}
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
  /** The value in words, for those who hear it. */
  say: (value: number) => string
  onChange: (value: number) => void
}

function Slider({ label, value, range, say, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
