import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './verify.module.css'

interface FileDropProps {
  onFile: (file: File) => void
  checkedBefore: boolean
  children?: ReactNode
}

export function FileDrop({ onFile, checkedBefore, children }: FileDropProps) {
  const drop = useFileDrop(({ files: [file] }) => file && onFile(file))

  return (
    <div
      {...drop}
      className={clsx(
        styles.drop,
        checkedBefore && styles.compact,
        drop['data-over'] && styles.over,
      )}
    >
      {children}
      <label className={styles.chooseFile}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className={styles.input}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) {
              onFile(file)
            }
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
        <span className={buttonClass(checkedBefore ? 'secondary' : 'primary')}>
          {checkedBefore ? 'Check another file' : 'Choose a PDF'}
        </span>
      </label>
      <p className={styles.hint}>or drop it here</p>
    </div>
  )
}
