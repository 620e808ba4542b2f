import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { pluralize } from '../../../../lib/pluralize.ts'
import { useSingleMutation } from '../../../../lib/use-single-mutation.ts'
import { pasteDay } from '../../../../lib/paste-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import styles from '../actions.module.css'
import {
  checkPaper,
  emptyPaper,
  signersOnPaper,
  type PaperDraft,
  type PaperErrors,
} from './check-paper.ts'
import { finishOnPaperMutation } from './finish-on-paper-mutation.ts'
import { PaperSigners } from './paper-signers.tsx'
import { readScan } from './read-scan.ts'
import { ScanField } from './scan-field.tsx'

interface PaperFormProps {
  packet: Packet
  invites: readonly SigningInvite[]
  onClose: () => void
  onDone: () => void
}

/** Keeps what was chosen when the server refuses. */
export function PaperForm({ packet, invites, onClose, onDone }: PaperFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(emptyPaper)
  const [errors, setErrors] = useState<PaperErrors>({})
  const [progress, setProgress] = useState(0)
  const reading = useMutation({ mutationFn: readScan })
  const finishing = useSingleMutation(finishOnPaperMutation(packet.documentGroupId))
  const missing = signersOnPaper(invites)

  function change(edited: Partial<PaperDraft>, ...mended: (keyof PaperErrors)[]) {
    setDraft((before) => ({ ...before, ...edited }))
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => !mended.some((one) => one === field)),
      ),
    )
  }

  function choose(files: readonly File[]) {
    finishing.reset()
    change({ scan: undefined, pagesConfirmed: false }, 'file', 'pages')
    reading.mutate(files, { onSuccess: (scan) => setDraft((before) => ({ ...before, scan })) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkPaper(draft, { missing, today: today() })
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (draft.scan && Object.keys(found).length === 0) {
      const { scan, signedOn, signers } = draft
      setProgress(0)
      finishing.mutate(
        { pdf: scan.pdf, signedOn, signers, onProgress: setProgress },
        { onSuccess: onDone, onError: (error) => setErrors(serverErrors(error)) },
      )
    }
  }

  return (
    <form ref={form} noValidate className={styles.content} onSubmit={submit}>
      <p>
        Print the documents, sign them in ink, and upload the signed pages here. Links that are
        still open stop working, and everyone gets a copy. Signatures given online stay valid.
      </p>
      {finishing.error && (
        <Notice tone="red" role="alert" title="The packet was not finished.">
          {errorMessage(finishing.error)}
        </Notice>
      )}
      <ScanField
        scan={draft.scan}
        reading={reading.isPending}
        error={reading.error?.message ?? errors.file}
        onFiles={choose}
      />
      {draft.scan && (
        <Checkbox
          label={`The file has ${pluralize(draft.scan.pages, 'page')}, and none is missing`}
          description="Check that every page of the documents is there, also the ones without a signature."
          error={errors.pages}
          checked={draft.pagesConfirmed}
          onChange={({ currentTarget }) =>
            change({ pagesConfirmed: currentTarget.checked }, 'pages')
          }
        />
      )}
      <TextInput
        label="Day of signing"
        type="date"
        required
        max={today()}
        value={draft.signedOn}
        error={errors.signedOn}
        onPaste={pasteDay((signedOn) => change({ signedOn }, 'signedOn'))}
        onChange={({ currentTarget }) => change({ signedOn: currentTarget.value }, 'signedOn')}
      />
      <PaperSigners
        invites={missing}
        chosen={draft.signers}
        error={errors.signers}
        onChange={(signers) => change({ signers }, 'signers')}
      />
      <div className={styles.formButtons}>
        <Button onClick={onClose}>Go back</Button>
        <Button
          kind="primary"
          type="submit"
          busy={finishing.isPending || finishing.isSuccess}
          busyLabel={`Uploading… ${Math.round(progress * 100)}%`}
        >
          Finish the packet
        </Button>
      </div>
    </form>
  )
}

/** The server names the fields of its call. */
function serverErrors(error: Error): PaperErrors {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  const message = (...fields: string[]) =>
    errors.find(({ field }) => fields.includes(field))?.message

  return {
    file: message('file', 'scan', 'password'),
    signedOn: message('signedOn'),
    signers: message('signers'),
  }
}

/** In the viewer's time zone. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date())
}
