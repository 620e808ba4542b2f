import { limits } from '@countersign/contract/calls'
import { useFileDrop } from '../../../../lib/use-file-drop.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import styles from '../upload/upload.module.css'
import { readDroppedFiles } from './dropped-files.ts'

interface BulkDropProps {
  onFiles: (files: readonly File[]) => void
}

export function BulkDrop({ onFiles }: BulkDropProps) {
  const drop = useFileDrop((dropped) => void readDroppedFiles(dropped).then(onFiles))

  return (
    <div className={styles.drop} {...drop}>
      <div className={styles.options}>
        <FileChoice label="Choose PDFs" onFiles={onFiles} />
        <FileChoice label="Choose a folder" isFolder onFiles={onFiles} />
      </div>
      <p className={styles.hint}>or drop files or a folder here</p>
      <p className={styles.limits}>
        Up to {limits.importFiles} PDFs, each up to 50 MB and 500 pages.
      </p>
    </div>
  )
}

interface FileChoiceProps extends BulkDropProps {
  label: string
  isFolder?: boolean
}

function FileChoice({ label, isFolder = false, onFiles }: FileChoiceProps) {
  return (
    <label className={styles.chooseFile}>
      <input
        type="file"
        multiple
        {...(isFolder ? { webkitdirectory: '' } : { accept: 'application/pdf,.pdf' })}
        className={styles.input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <span className={buttonClass(isFolder ? 'secondary' : 'primary')}>{label}</span>
    </label>
  )
}
