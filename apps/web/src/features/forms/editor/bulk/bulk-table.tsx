import { clsx } from 'clsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../../lib/pluralize.ts'
import fieldStyles from '../../../../ui/field/field.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { asPlaced, signersLabels } from '../saving/signers-field.tsx'
import type { BulkDetails, BulkFile } from './bulk-files.ts'
import tableStyles from '../../../../ui/small-table.module.css'
import styles from './bulk.module.css'
import textStyles from '../../../../ui/text.module.css'
import phoneStyles from '../../../../ui/phone.module.css'

interface BulkTableProps {
  files: readonly BulkFile[]
  /** Keys of rows whose file is here. */
  present: ReadonlySet<string>
  /** Absent while files are sent: leaving the page would stop it. */
  editPath: ((formId: string) => string) | undefined
  selected: ReadonlySet<string>
  /** Absent while files are sent. */
  onSelect: ((keys: ReadonlySet<string>) => void) | undefined
}

export function BulkTable({ files, present, editPath, selected, onSelect }: BulkTableProps) {
  const waiting = files.filter(({ result }) => result.state === 'waiting').map(({ key }) => key)
  const toggle = (key: string) => {
    const next = new Set(selected)
    onSelect?.(next.delete(key) ? next : next.add(key))
  }

  return (
    <>
      {onSelect && waiting.length > 1 && (
        <label className={fieldStyles.choice}>
          <input
            type="checkbox"
            checked={waiting.every((key) => selected.has(key))}
            onChange={({ currentTarget }) =>
              onSelect(new Set(currentTarget.checked ? waiting : []))
            }
          />
          Select all files that are not uploaded yet
        </label>
      )}
      <table className={clsx(tableStyles.table, styles.table)} aria-label="Files">
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
            <Row
              key={file.key}
              file={file}
              isPresent={present.has(file.key)}
              editPath={editPath}
              isSelected={selected.has(file.key)}
              onToggle={onSelect && waiting.length > 1 ? toggle : undefined}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Each result changes one of up to 200 rows. */
const Row = memo(function Row({ file, isSelected, onToggle, ...rest }: RowProps) {
  return (
    <tr data-state={file.result.state}>
      <th scope="row">
        {onToggle && file.result.state === 'waiting' ? (
          <label className={fieldStyles.choice}>
            <input type="checkbox" checked={isSelected} onChange={() => onToggle(file.key)} />
            {file.name}
          </label>
        ) : (
          file.name
        )}
      </th>
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
        <span className={phoneStyles.only}> {pages === 1 ? 'page' : 'pages'}</span>
      </td>
      <td>
        {fields + signatures === 0
          ? 'Nothing'
          : `${pluralize(fields, 'field')}, ${pluralize(signatures, 'signature')}`}
      </td>
    </>
  )
}

interface RowProps extends ResultProps {
  isSelected: boolean
  onToggle: ((key: string) => void) | undefined
}

interface ResultProps {
  file: BulkFile
  isPresent: boolean
  editPath: BulkTableProps['editPath']
}

function Result({ file: { result, details }, isPresent, editPath }: ResultProps) {
  switch (result.state) {
    case 'waiting':
      return (
        <>
          {isPresent ? 'Waiting' : 'Choose this file again to continue'}
          {details && <span className={textStyles.below}>{describeDetails(details)}</span>}
        </>
      )
    case 'sending':
      return <>Uploading…</>
    case 'refused':
      return <span className={textStyles.problem}>Not added: {result.reason}</span>
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
            <ul className={clsx(textStyles.list, textStyles.soft, spaceStyles.top1)}>
              {result.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </>
      )
  }
}

function describeDetails({ category, signers, states }: BulkDetails): string {
  return [
    category,
    signers ? signersLabels[signers] : asPlaced.label,
    states.length > 0 ? `only ${states.join(', ')}` : 'all states',
  ].join('; ')
}
