import fieldStyles from '../fields/field.module.css'
import { NameAndInitials } from './adopt-by-typing.tsx'
import { findPartError } from './adoption.ts'
import type { AdoptProps } from './adoption.ts'
import { PictureInput } from './picture/picture-input.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** A signature from a photo or a file; the initials typed, or from a picture too. */
export function AdoptByPicture(props: AdoptProps) {
  const { adoption, change, error, ids } = props
  const { adopt } = useRoomMessages()

  return (
    <>
      <NameAndInitials {...props} />
      <PictureInput
        id={ids.signatureFile}
        kind="signature"
        text={adoption.name}
        upload={adoption.signatureUpload}
        onChange={(signatureUpload) => change({ signatureUpload })}
        error={findPartError(error, 'signatureFile')}
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
        <PictureInput
          id={ids.initialsFile}
          kind="initials"
          text={adoption.initials}
          upload={adoption.initialsUpload}
          onChange={(initialsUpload) => change({ initialsUpload })}
          error={findPartError(error, 'initialsFile')}
        />
      )}
    </>
  )
}
