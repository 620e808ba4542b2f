import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'
import textStyles from '../../ui/text.module.css'
import dropStyles from '../../ui/drop-area.module.css'

interface FileDropProps {
  onFile: (file: File) => void
  checkedBefore: boolean
  children?: ReactNode
}

export function FileDrop({ onFile, checkedBefore, children }: FileDropProps) {
  const t = useVerifyMessages()
  const drop = useFileDrop(({ files: [file] }) => file && onFile(file))

  return (
    <div {...drop} className={clsx(dropStyles.drop, checkedBefore && dropStyles.compact)}>
      {children}
      <FileButton
        kind={checkedBefore ? 'secondary' : 'primary'}
        accept="application/pdf,.pdf"
        onFiles={([file]) => onFile(file)}
      >
        {checkedBefore ? t.chooseAnother : t.choose}
      </FileButton>
      <p className={clsx(textStyles.hint, dropStyles.hint)}>{t.drop}</p>
    </div>
  )
}
