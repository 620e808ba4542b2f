import { useId, useState } from 'react'
import { RoomButton } from '../ui/room-button.tsx'
import { RoomDialog } from '../ui/room-dialog.tsx'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { AdoptByDrawing } from './adopt-by-drawing.tsx'
import { AdoptByPicture } from './adopt-by-picture.tsx'
import { AdoptByTyping } from './adopt-by-typing.tsx'
import { readAdoption, waysToSign } from './adoption.ts'
import type { Adoption, AdoptionProblem } from './adoption.ts'
import { firstHand } from './hand-font.ts'
import { makeInitials } from './make-initials.ts'
import styles from './signature.module.css'

type Marks = Extract<ReturnType<typeof readAdoption>, { signature: unknown }>

export interface AdoptDialogProps {
  /** Answers what went wrong, as a sentence; the dialog then stays. */
  onAdopt: (marks: Marks) => Promise<string | undefined>
  onClose: () => void
}

/**
 * Makes a signature once: typed, drawn or from a picture. All bind alike (15 USC 7006(5): any symbol
 * that is meant to sign).
 */
export function AdoptDialog({ onAdopt, onClose }: AdoptDialogProps) {
  const { adopt } = useMessages()
  const { adoption, change, problem, busy, go } = useAdoption(onAdopt)
  const ids = useDialogIds()
  const Making = making[adoption.how]

  return (
    <RoomDialog
      title={adopt.title}
      onClose={onClose}
      actions={
        <>
          <RoomButton kind="quiet" onClick={onClose}>
            {adopt.cancel}
          </RoomButton>
          <RoomButton kind="primary" busy={busy} onClick={() => void go(ids)}>
            {busy ? adopt.going : adopt.go}
          </RoomButton>
        </>
      }
    >
      <p>{adopt.explain}</p>
      <HowToSign how={adoption.how} choose={(how) => change({ how })} />
      <Making adoption={adoption} change={change} problem={problem} ids={ids} />
      {problem && !('at' in problem) && (
        <p role="alert" className={styles.alert}>
          {problem.message}
        </p>
      )}
      <p className={styles.means}>{adopt.means}</p>
    </RoomDialog>
  )
}

const making = { type: AdoptByTyping, draw: AdoptByDrawing, upload: AdoptByPicture }

type Ids = Record<AdoptionProblem['at'], string>

function useDialogIds(): Ids {
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

function useAdoption(onAdopt: AdoptDialogProps['onAdopt']) {
  const t = useMessages()
  const { person } = useRoom()
  const [adoption, setAdoption] = useState(() => startAdoption(person.name))
  const [problem, setProblem] = useState<AdoptionProblem | { message: string }>()
  const [busy, setBusy] = useState(false)

  function change(part: Partial<Adoption>) {
    setProblem(undefined)
    setAdoption((before) => followName({ ...before, ...part }))
  }

  async function go(ids: Ids) {
    const marks = readAdoption(adoption, t)
    if ('at' in marks) {
      setProblem(marks)
      document.getElementById(ids[marks.at])?.focus()
      return
    }
    setBusy(true)
    const message = await onAdopt(marks)
    setBusy(false)
    setProblem(message === undefined ? undefined : { message })
  }

  return { adoption, change, problem, busy, go }
}

function startAdoption(name: string): Adoption {
  return {
    how: 'type',
    name,
    initials: makeInitials(name),
    hand: firstHand,
    initialsTyped: false,
    signatureStrokes: [],
    initialsByHand: false,
    initialsStrokes: [],
  }
}

function followName(adoption: Adoption): Adoption {
  return adoption.initialsTyped ? adoption : { ...adoption, initials: makeInitials(adoption.name) }
}

interface HowToSignProps {
  how: Adoption['how']
  choose: (how: Adoption['how']) => void
}

function HowToSign({ how, choose }: HowToSignProps) {
  const { adopt } = useMessages()
  const name = useId()
  return (
    <fieldset className={styles.how}>
      <legend>{adopt.how}</legend>
      {waysToSign.map((way) => (
        <label key={way} className={styles.way} data-chosen={how === way}>
          <input type="radio" name={name} checked={how === way} onChange={() => choose(way)} />
          <span>{adopt[way]}</span>
        </label>
      ))}
    </fieldset>
  )
}
