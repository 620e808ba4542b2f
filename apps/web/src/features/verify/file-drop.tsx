import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { FileButton } from '../../ui/file-button.tsx'
import styles from './verify.module.css'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'

interface FileDropProps {
  onFile: (file: File) => void
  checkedBefore: boolean
  children?: ReactNode
}

export function FileDrop({ onFile, checkedBefore, children }: FileDropProps) {
  const t = useVerifyMessages()
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
      <FileButton
        kind={checkedBefore ? 'secondary' : 'primary'}
        accept="application/pdf,.pdf"
        onFiles={([file]) => onFile(file)}
      >
        {checkedBefore ? t.chooseAnother : t.choose}
      </FileButton>
      <p className={styles.hint}>{t.drop}</p>
    </div>
  )
}
