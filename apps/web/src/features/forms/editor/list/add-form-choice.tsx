import { Link } from 'react-router'
import flexStyles from '../../../../ui/flex.module.css'
import styles from './add-form-choice.module.css'

interface AddFormChoiceProps {
  pdfPath: string
  textPath: string
  /** Absent while a packet is being created: the next step needs one form. */
  bulkPath: string | undefined
}

export function AddFormChoice({ pdfPath, textPath, bulkPath }: AddFormChoiceProps) {
  return (
    <ul className={flexStyles.tiles}>
      <li>
        <Link to={pdfPath} className={styles.option}>
          <PdfPicture />
          <span className={styles.name}>Upload a PDF</span>
          <span>
            For a form you already have. On its pages, you mark who fills out what and who signs
            where.
          </span>
        </Link>
      </li>
      <li>
        <Link to={textPath} className={styles.option}>
          <TextPicture />
          <span className={styles.name}>Write it as text</span>
          <span>
            For house rules, a notice or an agreement in your own words, or from a Word file.
            Signature lines are added automatically.
          </span>
        </Link>
      </li>
      {bulkPath && (
        <li>
          <Link to={bulkPath} className={styles.option}>
            <PdfPicture />
            <span className={styles.name}>Upload many PDFs</span>
            <span>
              For a folder of forms. Each becomes a form at once, with the fields and signatures
              that are recognized.
            </span>
          </Link>
        </li>
      )}
    </ul>
  )
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

function PdfPicture() {
  return (
    <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
      <path d="M13 5h20l10 10v36H13zM33 5v10h10" {...line} />
      <path d="M28 42V24m-7 7 7-7 7 7" {...line} />
    </svg>
  )
}

function TextPicture() {
  return (
    <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
      <path d="M13 5h30v46H13z" {...line} />
      <path d="M20 15h12M20 23h16M20 29h16M20 35h9" {...line} />
    </svg>
  )
}
