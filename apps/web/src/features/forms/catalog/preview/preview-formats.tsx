import type { Form, PrintSize } from '@countersign/contract'
import { hasLargePrint } from '@countersign/contract/calls'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PdfDocument } from '../../../../ui/pdf-document.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import styles from '../form-catalog.module.css'
import { formPreviewQuery, formTextQuery } from '../form-queries.ts'
import { FormText } from './form-text.tsx'

export type PreviewFormat = 'pages' | 'large' | 'text'

const formatNames: Record<PreviewFormat, string> = {
  pages: 'Pages',
  large: 'Large print (18 pt)',
  text: 'Text',
}

interface PreviewFormatChoiceProps {
  form: Form
  face: PreviewFormat
  onChoose: (face: PreviewFormat) => void
}

export function PreviewFormatChoice({ form, face, onChoose }: PreviewFormatChoiceProps) {
  const name = useId()
  const faces: PreviewFormat[] = hasLargePrint(form)
    ? ['pages', 'large', 'text']
    : ['pages', 'text']

  return (
    <fieldset className={styles.radioGroup}>
      <legend>Show as</legend>
      {faces.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === face} onChange={() => onChoose(each)} />
          {formatNames[each]}
        </label>
      ))}
    </fieldset>
  )
}

interface PreviewProps {
  form: Form
  /** Number of residents. */
  signers: number
}

export function PagesPreview({ form, signers, print }: PreviewProps & { print: PrintSize }) {
  const preview = useQuery(formPreviewQuery(form._id, signers, print))
  const large = print === 'large'

  return (
    <QueryResult query={preview}>
      {(pdf) => (
        <PdfDocument
          pdf={pdf}
          title={`${form.title}, blank form${large ? ' in large print' : ''}`}
          fill
          saveAs={fileName(large ? `${form.title} large print` : form.title)}
        />
      )}
    </QueryResult>
  )
}

export function TextPreview({ form, signers }: PreviewProps) {
  const reading = useQuery(formTextQuery(form._id, signers))

  return <QueryResult query={reading}>{(text) => <FormText form={text} />}</QueryResult>
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

function QueryResult<Data>({ query, children }: LoadedProps<Data>) {
  if (query.isPending) {
    return <LoadingState shape="cards" count={2} label="Loading the form…" />
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This form could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {errorMessage(query.error, 'You can still choose it for your packet.')}
      </ErrorState>
    )
  }

  return children(query.data)
}

function fileName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.pdf`
}
