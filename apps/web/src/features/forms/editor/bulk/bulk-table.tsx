import { memo } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../../lib/pluralize.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { BulkFile } from './bulk-files.ts'
import styles from './bulk.module.css'

interface BulkTableProps {
  files: readonly BulkFile[]
  /** Keys of rows whose file is here. */
  present: ReadonlySet<string>
  /** Absent while files are sent: leaving the page would stop it. */
  editPath: ((formId: string) => string) | undefined
}

export function BulkTable({ files, present, editPath }: BulkTableProps) {
  return (
    <table className={styles.table} aria-label="Files">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Pages</th>
          <th scope="col">Recognized</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <Row key={file.key} file={file} isPresent={present.has(file.key)} editPath={editPath} />
        ))}
      </tbody>
    </table>
  )
}

/** Each result changes one of up to 200 rows. */
const Row = memo(function Row({ file, ...rest }: ResultProps) {
  return (
    <tr data-state={file.result.state}>
      <th scope="row">{file.name}</th>
      <Found result={file.result} />
      <td>
        <Result file={file} {...rest} />
      </td>
    </tr>
  )
})

function Found({ result }: Pick<BulkFile, 'result'>) {
  if (result.state !== 'done') {
    return (
      <>
        <td />
        <td />
      </>
    )
  }

  const { pages, fields, signatures } = result
  return (
    <>
      <td>
        {pages}
        <span className={styles.unit}> {pages === 1 ? 'page' : 'pages'}</span>
      </td>
      <td>
        {fields + signatures === 0
          ? 'Nothing'
          : `${pluralize(fields, 'field')}, ${pluralize(signatures, 'signature')}`}
      </td>
    </>
  )
}

interface ResultProps {
  file: BulkFile
  isPresent: boolean
  editPath: BulkTableProps['editPath']
}

function Result({ file: { result }, isPresent, editPath }: ResultProps) {
  switch (result.state) {
    case 'waiting':
      return <>{isPresent ? 'Waiting' : 'Choose this file again to go on'}</>
    case 'sending':
      return <>Uploading…</>
    case 'refused':
      return <span className={styles.refused}>Not added: {result.reason}</span>
    case 'done':
      return (
        <>
          {result.outcome === 'added' ? 'Added. ' : `Already in your forms as “${result.title}”. `}
          {editPath && (
            <Link to={editPath(result.formId)}>
              Open <VisuallyHidden>{result.title}</VisuallyHidden>
            </Link>
          )}
          {result.warnings.length > 0 && (
            <ul className={styles.warnings}>
              {result.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </>
      )
  }
}
