import { clsx } from 'clsx'
import type { FormDocument } from '@countersign/contract/schemas/forms/custom-form'
import { formCalls } from '@countersign/contract/calls/forms'
import { docxType, maxDocxBytes } from '@countersign/contract/rules/pdf-uploads'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { sendFile } from '../../../../lib/api.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { FileButton } from '../../../../ui/file-button.tsx'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface WordFileProps {
  /** Asks before it replaces a text. */
  hasText: boolean
  onTaken: (document: FormDocument, fileName: string) => void
}

/** Takes the text of a form from a Word file, which is read and not stored. */
export function WordFile({ hasText, onTaken }: WordFileProps) {
  const [chosen, setChosen] = useState<File>()
  const reading = useMutation({
    mutationFn: readDocument,
    onSuccess: (document, file) => onTaken(document, file.name),
  })
  const { error, variables } = reading
  const message = error && variables && `“${variables.name}”: ${errorMessage(error)}`

  function choose(file: File) {
    reading.reset()
    if (hasText) {
      setChosen(file)
    } else {
      reading.mutate(file)
    }
  }

  return (
    <div className={clsx(flexStyles.row24, flexStyles.row24)}>
      <FileButton
        accept={`.docx,${docxType}`}
        disabled={reading.isPending}
        aria-describedby={message ? 'word-file-error' : 'word-file-hint'}
        aria-invalid={message !== undefined}
        onFiles={([file]) => choose(file)}
      >
        {reading.isPending ? 'Reading the Word file…' : 'Take the text from a Word file'}
      </FileButton>
      <p id="word-file-hint" className={textStyles.hint}>
        Headings, lists and bold words of a .docx are kept. Tables become lists.
      </p>
      <div role="alert">
        <FieldError id="word-file-error">{message ?? undefined}</FieldError>
      </div>
      {chosen && (
        <ConfirmDialog
          title="Replace your text?"
          size="sm"
          role="alertdialog"
          confirm="Replace it"
          kind="danger"
          onConfirm={() => {
            setChosen(undefined)
            reading.mutate(chosen)
          }}
          onClose={() => setChosen(undefined)}
        >
          <p>The text of “{chosen.name}” takes the place of what is written here.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

async function readDocument(file: File): Promise<FormDocument> {
  if (file.size > maxDocxBytes) {
    throw tooLargeProblem()
  }
  const { document } = await sendFile(formCalls.postFormDocument, file, {
    headers: { 'content-type': docxType },
  })

  return document
}

/** A file above the limit is not sent. */
function tooLargeProblem(): ApiProblem {
  return new ApiProblem({
    type: 'about:blank',
    title: 'Too large',
    status: 413,
    code: 'too-large',
    detail:
      'This file is larger than 20 MB. Take large pictures out, or save it as a PDF and upload that.',
  })
}
