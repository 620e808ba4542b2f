import { clsx } from 'clsx'
import errorStyles from '../../ui/field-error.module.css'
import flexStyles from '../../ui/flex.module.css'
import fieldStyles from '../fields/field.module.css'
import { InitialsInput } from './adopt-by-typing.tsx'
import styles from './adopt-dialog.module.css'
import { findPartError } from './adoption.ts'
import type { AdoptProps } from './adoption.ts'
import { DrawPad } from './draw-pad.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'

export function AdoptByDrawing(props: AdoptProps) {
  const { adoption, change, error, ids } = props
  const { adopt } = useRoomMessages()
  const hintId = `${ids.signaturePad}-hint`

  return (
    <div className={styles.drawing}>
      <DrawPad
        id={ids.signaturePad}
        label={adopt.padSignature}
        strokes={adoption.signatureStrokes}
        onChange={(signatureStrokes) => change({ signatureStrokes })}
        describedBy={hintId}
      />
      <div className={clsx(flexStyles.column3, flexStyles.shrinks)}>
        <p id={hintId} className={textStyles.hint}>
          {adopt.padHint}
        </p>
        <PadError message={findPartError(error, 'signaturePad')} />
        <label className={fieldStyles.choice}>
          <input
            type="checkbox"
            checked={adoption.initialsByHand}
            onChange={(event) => change({ initialsByHand: event.target.checked })}
          />
          <span>{adopt.initialsByHand}</span>
        </label>
        {adoption.initialsByHand ? (
          <>
            <DrawPad
              id={ids.initialsPad}
              label={adopt.padInitials}
              strokes={adoption.initialsStrokes}
              onChange={(initialsStrokes) => change({ initialsStrokes })}
              describedBy={hintId}
            />
            <PadError message={findPartError(error, 'initialsPad')} />
          </>
        ) : (
          <InitialsInput {...props} />
        )}
      </div>
    </div>
  )
}

function PadError({ message }: { message: string | undefined }) {
  return message === undefined ? null : (
    <p role="alert" className={errorStyles.error}>
      {message}
    </p>
  )
}
