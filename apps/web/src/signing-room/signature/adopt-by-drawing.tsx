import fieldStyles from '../fields/field.module.css'
import { useMessages } from '../i18n/messages.tsx'
import { InitialsText } from './adopt-by-typing.tsx'
import { problemAt } from './adopt-part.ts'
import type { AdoptPartProps } from './adopt-part.ts'
import { DrawPad } from './draw-pad.tsx'
import styles from './signature.module.css'

/** A signature in one's own strokes; the initials typed, or drawn too. */
export function AdoptByDrawing(props: AdoptPartProps) {
  const { adoption, change, problem, ids } = props
  const { adopt } = useMessages()

  return (
    <>
      <DrawPad
        id={ids.signaturePad}
        label={adopt.padSignature}
        strokes={adoption.signatureStrokes}
        onChange={(signatureStrokes) => change({ signatureStrokes })}
        describedBy={`${ids.signaturePad}-hint`}
      />
      <p id={`${ids.signaturePad}-hint`} className={styles.hint}>
        {adopt.padHint}
      </p>
      <PadProblem message={problemAt(problem, 'signaturePad')} />
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
            describedBy={`${ids.signaturePad}-hint`}
          />
          <PadProblem message={problemAt(problem, 'initialsPad')} />
        </>
      ) : (
        <InitialsText {...props} />
      )}
    </>
  )
}

function PadProblem({ message }: { message: string | undefined }) {
  return message === undefined ? null : (
    <p role="alert" className={styles.alert}>
      {message}
    </p>
  )
}
