import fieldStyles from '../fields/field.module.css'
import { useMessages } from '../i18n/messages.tsx'
import { NameAndInitials } from './adopt-by-typing.tsx'
import { problemAt } from './adopt-part.ts'
import type { AdoptPartProps } from './adopt-part.ts'
import { PictureBox } from './picture/picture-box.tsx'

/** A signature from a photo or a file; the initials typed, or from a picture too. */
export function AdoptByPicture(props: AdoptPartProps) {
  const { adoption, change, problem, ids } = props
  const { adopt } = useMessages()

  return (
    <>
      <NameAndInitials {...props} />
      <PictureBox
        id={ids.signatureFile}
        kind="signature"
        text={adoption.name}
        upload={adoption.signatureUpload}
        onChange={(signatureUpload) => change({ signatureUpload })}
        problem={problemAt(problem, 'signatureFile')}
      />
      <label className={fieldStyles.choice}>
        <input
          type="checkbox"
          checked={adoption.initialsByHand}
          onChange={(event) => change({ initialsByHand: event.target.checked })}
        />
        <span>{adopt.initialsByPicture}</span>
      </label>
      {adoption.initialsByHand && (
        <PictureBox
          id={ids.initialsFile}
          kind="initials"
          text={adoption.initials}
          upload={adoption.initialsUpload}
          onChange={(initialsUpload) => change({ initialsUpload })}
          problem={problemAt(problem, 'initialsFile')}
        />
      )}
    </>
  )
}
