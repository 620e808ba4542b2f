import { clsx } from 'clsx'
import type { Mark } from '@countersign/answers/answer'
import { formatSignerName } from '@countersign/answers/signer-name'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import spaceStyles from '../../ui/space.module.css'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import type { RoomStore } from '../room/room-store.ts'
import { useBackToClose } from '../ui/use-back-to-close.ts'
import { useFrameInView } from '../ui/use-frame-in-view.ts'
import { AdoptByDrawing } from './adopt-by-drawing.tsx'
import { AdoptByPicture } from './adopt-by-picture.tsx'
import { AdoptByTyping } from './adopt-by-typing.tsx'
import errorStyles from '../../ui/field-error.module.css'
import styles from './adopt-dialog.module.css'
import {
  changeAdoption,
  initialAdoption,
  readAdoption,
  resumeAdoption,
  waysToSign,
} from './adoption.ts'
import type { Adoption, AdoptionError, AdoptionPart } from './adoption.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'
import flexStyles from '../../ui/flex.module.css'

interface AdoptDialogProps {
  /** Returns an error message; the dialog then stays open. */
  onAdopt: (marks: { signature: Mark; initials: Mark }) => Promise<string | undefined>
  onClose: () => void
}

/**
 * Makes a signature once: typed, drawn or from a picture. All are equally binding (15 USC 7006(5): any
 * symbol that is meant to sign).
 */
export function AdoptDialog({ onAdopt, onClose }: AdoptDialogProps) {
  const { adopt } = useRoomMessages()
  const { person } = useRoom()
  const ids = useDialogIds()
  useBackToClose(onClose)
  useFrameInView()
  const { adoption, change, error, saving, save } = useAdoption(onAdopt, ids)
  const Way = ways[adoption.way]

  return (
    <Dialog
      title={adopt.title}
      fullScreenOnPhone
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {adopt.cancel}
          </Button>
          <Button
            kind="primary"
            busy={saving}
            busyLabel={adopt.submitting}
            onClick={() => void save()}
          >
            {adopt.submit}
          </Button>
        </>
      }
    >
      <p className={styles.explain}>{adopt.explain}</p>
      {person.signingFor && (
        <p className={styles.explain}>{adopt.signingFor(formatSignerName(person))}</p>
      )}
      <WayToSign way={adoption.way} choose={(way) => change({ way })} />
      <Way adoption={adoption} change={change} error={error} ids={ids} />
      {error && !error.part && (
        <p role="alert" className={errorStyles.error}>
          {error.message}
        </p>
      )}
      <p className={clsx(textStyles.hint, styles.means)}>{adopt.meaning}</p>
    </Dialog>
  )
}

const ways = { type: AdoptByTyping, draw: AdoptByDrawing, upload: AdoptByPicture }

function useDialogIds(): Record<AdoptionPart, string> {
  const id = useId()
  return {
    name: `${id}name`,
    initials: `${id}initials`,
    signaturePad: `${id}signature-pad`,
    initialsPad: `${id}initials-pad`,
    signatureFile: `${id}signature-file`,
    initialsFile: `${id}initials-file`,
  }
}

/** What was typed or drawn when the dialog was closed. */
const unfinished = new WeakMap<RoomStore, Adoption>()

function useAdoption(onAdopt: AdoptDialogProps['onAdopt'], ids: Record<AdoptionPart, string>) {
  const t = useRoomMessages()
  const { person } = useRoom()
  const store = useRoomStore()
  const [adoption, setAdoption] = useState(() => {
    const begun = unfinished.get(store)
    return begun ? resumeAdoption(begun) : initialAdoption(person.name)
  })
  const [error, setError] = useState<AdoptionError>()
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    unfinished.set(store, adoption)
  }, [store, adoption])

  function change(part: Partial<Adoption>) {
    setError(undefined)
    setAdoption((before) => changeAdoption(before, part))
  }

  async function save() {
    const marks = readAdoption(adoption, t)
    if ('part' in marks) {
      setError(marks)
      document.getElementById(ids[marks.part])?.focus()
      return
    }
    setSaving(true)
    const message = await onAdopt(marks)
    setSaving(false)
    setError(message === undefined ? undefined : { message })
  }

  return { adoption, change, error, saving, save }
}

interface WayToSignProps {
  way: Adoption['way']
  choose: (way: Adoption['way']) => void
}

function WayToSign({ way, choose }: WayToSignProps) {
  const { adopt } = useRoomMessages()
  const name = useId()
  return (
    <fieldset className={clsx(flexStyles.wrap3, styles.ways)}>
      <legend className={clsx(textStyles.strong, spaceStyles.bottom2)}>{adopt.wayToSign}</legend>
      {waysToSign.map((offered) => (
        <label key={offered} className={styles.option} data-chosen={way === offered}>
          <input
            type="radio"
            name={name}
            checked={way === offered}
            onChange={() => choose(offered)}
          />
          <span>{adopt[offered]}</span>
        </label>
      ))}
    </fieldset>
  )
}
