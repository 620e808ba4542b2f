import { zodResolver } from '@hookform/resolvers/zod'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { fieldErrorsOf } from '../../../../lib/api-problem.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { pluralize } from '../../../../lib/pluralize.ts'
import { useSingleMutation } from '../../../../lib/use-single-mutation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { DayInput } from '../../../../ui/field/day-input.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { Notice } from '../../../../ui/notice.tsx'
import {
  emptyPaper,
  paperSchema,
  signersOnPaper,
  type PaperDraft,
  type SignedPaper,
} from './check-paper.ts'
import { finishOnPaperMutation } from '../action-queries.ts'
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
  const [progress, setProgress] = useState(0)
  const reading = useMutation({ mutationFn: readScan })
  const finishing = useSingleMutation(finishOnPaperMutation(packet.documentGroupId))
  const missing = signersOnPaper(invites)
  const { control, register, handleSubmit, setError, setValue, clearErrors, formState } = useForm<
    PaperDraft,
    unknown,
    SignedPaper
  >({
    resolver: zodResolver(paperSchema({ missing, today: today() })),
    defaultValues: emptyPaper,
  })
  const { errors } = formState
  const { ref: scanRef, onChange: setScan } = useController({ control, name: 'scan' }).field
  const {
    ref: dayRef,
    value: day,
    onChange: setDay,
  } = useController({
    control,
    name: 'signedOn',
  }).field
  const { field: signersField } = useController({ control, name: 'signers' })
  const scan = useWatch({ control, name: 'scan' })

  function choose(files: readonly File[]) {
    finishing.reset()
    setValue('scan', undefined)
    setValue('pagesConfirmed', false)
    clearErrors(['scan', 'pagesConfirmed'])
    reading.mutate(files, { onSuccess: setScan })
  }

  function finish({ scan: { pdf }, signedOn, signers }: SignedPaper) {
    setProgress(0)
    finishing.mutate(
      { pdf, signedOn, signers, onProgress: setProgress },
      {
        onSuccess: onDone,
        onError: (error) =>
          serverErrors(error).forEach(([name, message]) => setError(name, { message })),
      },
    )
  }

  return (
    <form noValidate className={flexStyles.column4} onSubmit={handleSubmit(finish)}>
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
        ref={scanRef}
        scan={scan}
        reading={reading.isPending}
        error={reading.error?.message ?? errors.scan?.message}
        onFiles={choose}
      />
      {scan && (
        <Checkbox
          {...register('pagesConfirmed')}
          label={`The file has ${pluralize(scan.pages, 'page')}, and none is missing`}
          description="Check that every page of the documents is there, also the ones without a signature."
          error={errors.pagesConfirmed?.message}
        />
      )}
      <DayInput
        ref={dayRef}
        label="Day of signing"
        required
        max={today()}
        value={day}
        error={errors.signedOn?.message}
        onChange={setDay}
      />
      <PaperSigners
        invites={missing}
        chosen={signersField.value}
        error={errors.signers?.message}
        onChange={signersField.onChange}
      />
      <div className={clsx(flexStyles.wrap3, flexStyles.last)}>
        <Button onClick={onClose}>Cancel</Button>
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
function serverErrors(error: Error): [keyof PaperDraft, string][] {
  const errors = fieldErrorsOf(error)

  return errors.flatMap(({ field, message }) => {
    const name = fieldNames[field]
    return name ? [[name, message]] : []
  })
}

const fieldNames: Partial<Record<string, keyof PaperDraft>> = {
  file: 'scan',
  scan: 'scan',
  password: 'scan',
  signedOn: 'signedOn',
  signers: 'signers',
}

/** In the viewer's time zone. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date())
}
