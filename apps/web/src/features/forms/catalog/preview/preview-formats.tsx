import type { Form } from '@countersign/contract/schemas/forms/form'
import { hasLargePrint } from '@countersign/contract/rules/print-size'
import { hasInformationSheet } from '@countersign/contract/rules/information-sheet'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { QueryError } from '../../../../ui/query-error.tsx'
import fieldStyles from '../../../../ui/field/field.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import { PdfDocument } from '../../../../ui/pdf-document.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import textStyles from '../../../../ui/text.module.css'
import { formPreviewQuery, formTextQuery } from '../form-queries.ts'
import { FormText } from './form-text.tsx'

export type PreviewFormat = 'pages' | 'large' | 'spanish' | 'text'

const formatNames: Record<PreviewFormat, string> = {
  pages: 'Pages',
  large: 'Large print (18 pt)',
  spanish: 'Spanish information sheet',
  text: 'Text',
}

interface PreviewFormatChoiceProps {
  form: Form
  face: PreviewFormat
  onChoose: (face: PreviewFormat) => void
}

export function PreviewFormatChoice({ form, face, onChoose }: PreviewFormatChoiceProps) {
  const name = useId()
  const faces: PreviewFormat[] = [
    'pages',
    ...(hasLargePrint(form) ? (['large'] as const) : []),
    ...(hasInformationSheet(form) ? (['spanish'] as const) : []),
    'text',
  ]

  return (
    <fieldset className={flexStyles.row24}>
      <legend className={textStyles.strong}>Show as</legend>
      {faces.map((each) => (
        <label key={each} className={fieldStyles.choice}>
          <input type="radio" name={name} checked={each === face} onChange={() => onChoose(each)} />
          {formatNames[each]}
        </label>
      ))}
    </fieldset>
  )
}

/** For screen readers, and at the end of the name of the saved file. */
const pageNames: Record<PreviewFormat, { title: string; file: string }> = {
  pages: { title: 'blank form', file: '' },
  text: { title: 'blank form', file: '' },
  large: { title: 'blank form in large print', file: ' large print' },
  spanish: { title: 'Spanish information sheet', file: ' Spanish' },
}

interface PreviewProps {
  form: Form
  /** Number of residents. */
  signers: number
}

export function PagesPreview({ form, signers, face }: PreviewProps & { face: PreviewFormat }) {
  const preview = useQuery(
    formPreviewQuery(form._id, {
      signers,
      print: face === 'large' ? 'large' : 'standard',
      language: face === 'spanish' ? 'es' : 'en',
    }),
  )
  const { title, file } = pageNames[face]

  return (
    <QueryResult query={preview}>
      {(pdf) => (
        <PdfDocument
          pdf={pdf}
          title={`${form.title}, ${title}`}
          fill
          saveAs={fileName(`${form.title}${file}`)}
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
      <QueryError
        query={query}
        title="This form could not be loaded."
        fallback="You can still choose it for your packet."
      />
    )
  }

  return children(query.data)
}

function fileName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.pdf`
}
